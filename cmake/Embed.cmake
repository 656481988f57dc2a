# SPDX-License-Identifier: GPL-3.0-or-later
#
# castwright_embed(TARGET HEADER FUNCTION FILE…) builds the bytes of files into a target, so that it needs no data folder when it
# runs. HEADER, from the repository's root, declares
#
#     struct EmbeddedFile { std::string_view name; std::string_view bytes; };
#     std::span<const EmbeddedFile> FUNCTION();
#
# in the namespace of FUNCTION, which is given in full (castwright::parser::embeddedProfiles). The files come sorted by name; a
# name is the file's own, without its folder.
#
# The same file, run as a script, writes the .cpp at build time: it is made again when a file changes.

if(NOT CMAKE_SCRIPT_MODE_FILE)
    function(castwright_embed target header function)
        string(REGEX REPLACE "^.*::" "" name "${function}")
        string(REGEX REPLACE "::[^:]*$" "" namespace "${function}")
        set(output "${CMAKE_BINARY_DIR}/generated/embedded/${name}.cpp")
        list(SORT ARGN)
        add_custom_command(
            OUTPUT "${output}"
            COMMAND "${CMAKE_COMMAND}" "-DOUTPUT=${output}" "-DHEADER=${header}" "-DNAMESPACE=${namespace}" "-DNAME=${name}"
                    "-DFILES=${ARGN}" -P "${CMAKE_CURRENT_FUNCTION_LIST_FILE}"
            DEPENDS ${ARGN} "${CMAKE_CURRENT_FUNCTION_LIST_FILE}"
            COMMENT "Embedding files for ${function}"
            VERBATIM)
        target_sources(${target} PRIVATE "${output}")
    endfunction()
    return()
endif()

set(arrays "")
set(rows "")
set(count 0)
foreach(file IN LISTS FILES)
    file(READ "${file}" hex HEX)
    cmake_path(GET file FILENAME file_name)
    # A newline each 32 bytes keeps the lines of the result readable for compilers and people; the 0 at the end makes an empty file
    # an array, too, and is not part of the bytes.
    string(REGEX REPLACE "([0-9a-f][0-9a-f])" "'\\\\x\\1'," bytes "${hex}")
    string(REPEAT "'..x..'," 16 line_pattern)
    string(REGEX REPLACE "(${line_pattern})" "\\1\n    " bytes "${bytes}")
    string(APPEND arrays "constexpr char kBytes${count}[] = {\n    ${bytes}'\\0'};\n")
    string(APPEND rows "    EmbeddedFile{.name = \"${file_name}\", .bytes = {kBytes${count}, sizeof kBytes${count} - 1}},\n")
    math(EXPR count "${count} + 1")
endforeach()

file(
    WRITE "${OUTPUT}"
    "// Written by cmake/Embed.cmake at build time.\n"
    "#include \"${HEADER}\"\n\n"
    "#include <array>\n\n"
    "namespace ${NAMESPACE} {\n\n"
    "namespace {\n\n"
    "${arrays}\n"
    "constexpr std::array<EmbeddedFile, ${count}> kFiles{{\n${rows}}};\n\n"
    "}\n\n"
    "std::span<const EmbeddedFile> ${NAME}() { return kFiles; }\n\n"
    "}\n")
