# SPDX-License-Identifier: GPL-3.0-or-later
#
# castwright_check_layers() stops the configuration when a core library links what it must not: Qt in any form, or a library of this
# project that the design's arrows do not lead to (parser ← previews ← validators ← app; packer ← app, on the parser alone).
# tools/check_layers.py looks at the #include lines in the same way.

set(CASTWRIGHT_CORE_parser "")
set(CASTWRIGHT_CORE_previews castwright_parser)
set(CASTWRIGHT_CORE_validators castwright_parser castwright_previews)
set(CASTWRIGHT_CORE_packer castwright_parser)
set(CASTWRIGHT_CORE_edits castwright_parser castwright_previews)

# Collects all that `target` links, directly or through others, into the variable `result`.
function(castwright_all_links target result)
    set(found "")
    set(waiting ${target})
    while(waiting)
        list(POP_FRONT waiting item)
        # $<LINK_ONLY:x> and the like: what is inside counts.
        string(REGEX REPLACE "^\\$<.*:([^:>]+(::[^:>]+)?)>$" "\\1" item "${item}")
        if(item IN_LIST found)
            continue()
        endif()
        list(APPEND found "${item}")
        if(TARGET ${item})
            foreach(property LINK_LIBRARIES INTERFACE_LINK_LIBRARIES)
                get_target_property(links ${item} ${property})
                if(links)
                    list(APPEND waiting ${links})
                endif()
            endforeach()
        endif()
    endwhile()
    list(REMOVE_ITEM found ${target})
    set(${result} ${found} PARENT_SCOPE)
endfunction()

function(castwright_check_layers)
    foreach(module parser previews edits validators packer)
        set(target castwright_${module})
        if(NOT TARGET ${target})
            continue()
        endif()
        castwright_all_links(${target} links)
        foreach(link IN LISTS links)
            if(link MATCHES "^(Qt[0-9]*|KF[0-9]+|QScintilla)::" OR link MATCHES "(lib)?(Qt6|KF6|qscintilla)" OR link STREQUAL castwright_qt_strict)
                message(FATAL_ERROR "${target} links ${link}: the core libraries are standard C++ without Qt")
            endif()
            if(link MATCHES "^castwright_" AND NOT link IN_LIST CASTWRIGHT_CORE_${module} AND NOT link STREQUAL castwright_warnings)
                message(FATAL_ERROR "${target} links ${link}: the arrows are parser <- previews <- validators <- app and parser <- packer <- app")
            endif()
        endforeach()
    endforeach()
endfunction()
