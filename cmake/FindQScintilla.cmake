# SPDX-License-Identifier: GPL-3.0-or-later
#
# QScintilla for Qt 6 ships no CMake package of its own. Defines QScintilla::QScintilla.

find_path(QScintilla_INCLUDE_DIR NAMES Qsci/qsciscintilla.h PATHS ${Qt6Core_INCLUDE_DIRS} PATH_SUFFIXES qt6)
find_library(QScintilla_LIBRARY NAMES qscintilla2_qt6 qscintilla2-qt6)

if(QScintilla_INCLUDE_DIR)
    file(STRINGS "${QScintilla_INCLUDE_DIR}/Qsci/qsciglobal.h" QScintilla_VERSION REGEX "define[ \t]+QSCINTILLA_VERSION_STR")
    string(REGEX REPLACE ".*\"([0-9.]+).*\".*" "\\1" QScintilla_VERSION "${QScintilla_VERSION}")
endif()

include(FindPackageHandleStandardArgs)
find_package_handle_standard_args(
    QScintilla
    REQUIRED_VARS QScintilla_LIBRARY QScintilla_INCLUDE_DIR
    VERSION_VAR QScintilla_VERSION)

if(QScintilla_FOUND AND NOT TARGET QScintilla::QScintilla)
    add_library(QScintilla::QScintilla UNKNOWN IMPORTED)
    set_target_properties(
        QScintilla::QScintilla
        PROPERTIES
            IMPORTED_LOCATION "${QScintilla_LIBRARY}"
            INTERFACE_INCLUDE_DIRECTORIES "${QScintilla_INCLUDE_DIR}"
            INTERFACE_LINK_LIBRARIES Qt6::Widgets)
endif()

mark_as_advanced(QScintilla_INCLUDE_DIR QScintilla_LIBRARY)
