// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"

#include <cstdio>
#include <iostream>
#include <string>
#include <vector>

#ifdef _WIN32
#include <fcntl.h>
#include <io.h>
#define isatty _isatty
#define fileno _fileno
#else
#include <fcntl.h>
#include <unistd.h>
#endif

namespace {

/// A caller may close the standard streams. A file that is opened then would get their numbers, and what is printed would go into it; so
/// the numbers are taken, by what cannot be read or written.
void occupyStandardStreams() {
#ifndef _WIN32
    for (const int stream : {0, 1, 2}) {
        if (::fcntl(stream, F_GETFD) == -1)
            static_cast<void>(::open("/dev/null", stream == 0 ? O_WRONLY : O_RDONLY));
    }
#endif
}

}  // namespace

int main(int argc, char** argv) {
    occupyStandardStreams();
    std::ios::sync_with_stdio(false);
#ifdef _WIN32
    // Results and what is read are bytes; line ends stay what they are.
    _setmode(_fileno(stdin), _O_BINARY);
    _setmode(_fileno(stdout), _O_BINARY);
#endif
    const std::vector<std::string> arguments(argv + 1, argv + argc);
    castwright::cli::Invocation invocation{std::cout, std::cerr, isatty(fileno(stdout)) != 0};
    invocation.errIsTerminal = isatty(fileno(stderr)) != 0;
    return static_cast<int>(castwright::cli::run(arguments, invocation));
}
