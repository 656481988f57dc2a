# SPDX-License-Identifier: GPL-3.0-or-later
#
# The warnings of everything in this repository, in one interface target.

# As errors only with the compilers that CI has: a newer one may warn of more, which must not stop whoever has it.
set(CASTWRIGHT_WARNINGS_ARE_ERRORS OFF)
if(CASTWRIGHT_WERROR AND "${CMAKE_CXX_COMPILER_ID} ${CMAKE_CXX_COMPILER_VERSION}" MATCHES "^(GNU 14|Clang 19)\\.")
    set(CASTWRIGHT_WARNINGS_ARE_ERRORS ON)
endif()

add_library(castwright_warnings INTERFACE)
target_compile_options(
    castwright_warnings
    INTERFACE
        -Wall
        -Wextra
        -Wpedantic
        -Wcast-align
        -Wcast-qual
        -Wconversion
        -Wdouble-promotion
        -Wextra-semi
        -Wformat=2
        -Wimplicit-fallthrough
        -Wnon-virtual-dtor
        -Wold-style-cast
        -Woverloaded-virtual
        -Wshadow
        -Wsign-conversion
        -Wundef
        -Wunused
        -Wvla
        $<$<CXX_COMPILER_ID:GNU>:-Wduplicated-branches>
        $<$<CXX_COMPILER_ID:GNU>:-Wduplicated-cond>
        $<$<CXX_COMPILER_ID:GNU>:-Wlogical-op>
        $<$<CXX_COMPILER_ID:Clang>:-Wnull-dereference>
        $<$<CXX_COMPILER_ID:Clang>:-Wnewline-eof>
        # Designated initialisers leave the rest at their defaults on purpose.
        -Wno-missing-field-initializers
        $<$<BOOL:${CASTWRIGHT_WARNINGS_ARE_ERRORS}>:-Werror>)

# Qt's own switches against silent conversions and dangling connections, for whatever uses Qt.
add_library(castwright_qt_strict INTERFACE)
target_compile_definitions(
    castwright_qt_strict
    INTERFACE
        QT_NO_CAST_FROM_ASCII
        QT_NO_CAST_TO_ASCII
        QT_NO_CAST_FROM_BYTEARRAY
        QT_NO_CONTEXTLESS_CONNECT
        QT_NO_FOREACH
        QT_NO_NARROWING_CONVERSIONS_IN_CONNECT
        QT_NO_URL_CAST_FROM_STRING
        QT_STRICT_ITERATORS
        QT_DISABLE_DEPRECATED_UP_TO=0x060800)
