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
#include <unistd.h>
#endif

int main(int argc, char** argv) {
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
