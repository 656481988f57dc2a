# SPDX-License-Identifier: GPL-3.0-or-later
#
# Everything Castwright is built from, found or missed in one place. The build includes it, and so does tools/detect, by which
# ./dev asks whether the host has what is needed.

list(APPEND CMAKE_MODULE_PATH "${CMAKE_CURRENT_LIST_DIR}")
set(CASTWRIGHT_QT_VERSION 6.8)

find_package(libzip REQUIRED)
find_package(libdeflate REQUIRED)
find_package(tomlplusplus REQUIRED)
find_package(nlohmann_json 3.10 REQUIRED)

# MD5 and SHA-256. libzip links libcrypto already on Debian, so this adds nothing to the process.
find_package(OpenSSL 3.0 REQUIRED COMPONENTS Crypto)

if(CASTWRIGHT_APP)
    find_package(CLI11 2.3 REQUIRED)
    find_package(Qt6 ${CASTWRIGHT_QT_VERSION} REQUIRED COMPONENTS Core Concurrent Gui LinguistTools Network Svg Test Widgets)
    find_package(KF6SyntaxHighlighting REQUIRED)
    find_package(QScintilla REQUIRED)
endif()

if(CASTWRIGHT_BENCHMARKS)
    find_package(benchmark REQUIRED)
endif()
