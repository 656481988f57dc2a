# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=bash
#
# Where Castwright is built: on the host when it has what is needed, otherwise in a Debian 13 root under the user's cache folder.
# Sourced by ./dev, which offers: say, fail, $repository.
#
#   ensure_environment    sets $environment to "host" or "root", and $root to the root's folder; makes what is missing
#   enter COMMAND…        replaces this process by COMMAND in that environment, in the current folder
#
# Whatever lasts longer than a moment is done once: the answers are kept as small files in $cache, named by what they depend on.

: "${HOME:=$(cd ~ && pwd)}"
export HOME
cache=${XDG_CACHE_HOME:-$HOME/.cache}/castwright
debian_suite=trixie
debian_mirror=${CASTWRIGHT_DEBIAN_MIRROR:-http://deb.debian.org/debian}

# Raise this when make_root does something different, so that roots made before are not used any more.
root_recipe=1

package_names() { sed -e 's/#.*//' -e '/^[[:space:]]*$/d' "$1"; }

short_hash() { sha256sum | cut -c1-12; }

key=$({ echo "$debian_suite $root_recipe"; package_names "$repository/tools/packages-debian.txt"; } | short_hash)
root=$cache/root-$key

# --- becoming root on the host ---------------------------------------------------------------------------------------------------

# Can this process run something as root, perhaps after asking for a password on the terminal?
may_be_root() {
    [[ $EUID -eq 0 ]] && return
    command -v sudo >/dev/null || return
    sudo -n true 2>/dev/null || [[ -t 0 && -t 2 ]]
}

as_root() {
    if [[ $EUID -eq 0 ]]; then "$@"; else sudo "$@"; fi
}

apt_install() {
    say "installing with apt: $*"
    as_root env DEBIAN_FRONTEND=noninteractive apt-get install --yes --no-install-recommends "$@" </dev/null >&2
}

# --- the host --------------------------------------------------------------------------------------------------------------------

# Does the host have everything? CMake answers, with the very file that the build itself uses; the answer is kept until the
# distribution's package database or that file changes.
host_ready() {
    local database stamp answer
    for database in /var/lib/dpkg/status /var/lib/rpm/rpmdb.sqlite /usr/lib/sysimage/rpm/rpmdb.sqlite /var/lib/pacman/local; do
        [[ -e $database ]] && stamp+="$(stat -c '%n %Y' "$database") "
    done
    stamp=$cache/host-$({ echo "${stamp-}"; cat /etc/os-release "$repository/cmake/Dependencies.cmake" "$repository/tools/detect/CMakeLists.txt"; } 2>/dev/null | short_hash)
    if [[ ! -e $stamp ]]; then
        answer=no
        local scratch
        scratch=$(mktemp -d)
        if command -v cmake >/dev/null && command -v ninja >/dev/null &&
            cmake -G Ninja -S "$repository/tools/detect" -B "$scratch" >"$cache/host-detection.log" 2>&1; then
            answer=yes
        fi
        rm -rf "$scratch"
        rm -f "$cache"/host-[0-9a-f]*
        echo $answer >"$stamp"
    fi
    [[ $(<"$stamp") == yes ]]
}

# Does the host's apt offer every package of the list, with a Qt that is new enough?
apt_offers_all() {
    command -v apt-get >/dev/null && command -v dpkg >/dev/null || return
    local packages qt
    mapfile -t packages < <(package_names "$repository/tools/packages-debian.txt")
    if [[ -z $(find /var/lib/apt/lists -maxdepth 1 -name '*Packages*' -print -quit 2>/dev/null) ]]; then
        as_root apt-get update </dev/null >&2 || return
    fi
    qt=$(LC_ALL=C apt-cache policy qt6-base-dev 2>/dev/null | sed -n 's/^ *Candidate: //p')
    [[ $qt == [0-9]* ]] && dpkg --compare-versions "$qt" ge 6.8 || return
    apt-get --simulate install --no-install-recommends "${packages[@]}" >/dev/null 2>&1
}

install_on_host() {
    local packages
    mapfile -t packages < <(package_names "$repository/tools/packages-debian.txt")
    apt_install "${packages[@]}" || fail "apt could not install the packages above; repair apt ('sudo apt-get update && sudo apt-get -f install') and try again"
}

# --- the Debian root -------------------------------------------------------------------------------------------------------------

root_ready() { [[ -e $root/.castwright-complete ]]; }

need_sandbox_tools() {
    local missing=()
    command -v mmdebstrap >/dev/null || missing+=(mmdebstrap)
    command -v bwrap >/dev/null || missing+=(bubblewrap)
    [[ $EUID -eq 0 ]] || command -v newuidmap >/dev/null || missing+=(uidmap)
    [[ ${#missing[@]} -eq 0 ]] && return

    local names
    mapfile -t names < <(package_names "$repository/tools/packages-host.txt")
    command -v apt-get >/dev/null ||
        fail "this system has no Qt 6.8 with all of tools/packages-debian.txt, and no ${missing[*]} to make a Debian root with; install either (what is missing on the host: $cache/host-detection.log)"
    may_be_root || fail "${missing[*]} missing, and this user may not install it; ask an administrator for: apt-get install ${names[*]}"
    apt_install "${names[@]}" || { as_root apt-get update </dev/null >&2 && apt_install "${names[@]}"; } ||
        fail "apt could not install ${names[*]}; install them by hand and try again"
}

# Debian allows ordinary users their own namespaces; some distributions and containers do not.
need_namespaces() {
    bwrap --ro-bind / / true 2>/dev/null ||
        fail "bubblewrap cannot make a sandbox here (try: bwrap --ro-bind / / true); the system forbids user namespaces. An administrator can allow them: sysctl kernel.unprivileged_userns_clone=1, or on Ubuntu kernel.apparmor_restrict_unprivileged_userns=0; in a container, run it privileged"
}

# An ordinary user makes the root in a user namespace, which needs a range of subordinate user ids.
need_subordinate_ids() {
    [[ $EUID -eq 0 ]] && return
    local user file
    user=$(id -un)
    for file in /etc/subuid /etc/subgid; do
        grep -qE "^($user|$EUID):" "$file" 2>/dev/null ||
            fail "no subordinate ids for $user in $file; ask an administrator for: usermod --add-subuids 100000-165535 --add-subgids 100000-165535 $user"
    done
}

need_disk_space() {
    local free
    free=$(df --output=avail -k "$cache" | tail -1)
    ((free > 3 * 1024 * 1024)) || fail "less than 3 GB free in $cache; make room, or set XDG_CACHE_HOME to a folder on a larger disk"
}

# rm that never follows a mount left over from an interrupted run into the host's own folders.
remove_folder() { rm -rf --one-file-system -- "$1"; }

# Makes $root. It grows under another name and is renamed when it is whole, so an interrupted one is never taken for a root; the
# lock lets a second ./dev wait for the first instead of racing it.
make_root() {
    need_sandbox_tools
    need_namespaces
    need_subordinate_ids
    mkdir -p "$cache"
    exec 9>"$cache/lock"
    if ! flock --nonblock 9; then
        say "another ./dev is preparing the build environment; waiting for it…"
        flock 9
    fi
    if root_ready; then
        exec 9>&-
        return
    fi
    need_disk_space
    local old
    for old in "$cache"/root-*.partial; do
        if [[ -e $old ]]; then
            say "removing an interrupted environment: $old"
            remove_folder "$old" || fail "could not remove $old; remove it as root and try again"
        fi
    done

    local partial=$root.partial packages
    packages=$(package_names "$repository/tools/packages-debian.txt" | paste -sd,)
    say "making the build environment once: Debian 13 with Qt 6, about 500 MB to download and 2 GB in"
    say "$root (one to ten minutes)"
    local options=(--variant=apt --include="$packages" --aptopt='Acquire::Retries "3"' --aptopt='Acquire::Languages "none"')
    if [[ $EUID -eq 0 ]]; then
        mmdebstrap "${options[@]}" --mode=root --format=directory $debian_suite "$partial" "$debian_mirror" </dev/null >&2 || root_failed
    else
        # The user namespace may not enter a private home folder, so the root is built in /var/tmp and comes here as an archive. All
        # files then belong to this user, which also lets `rm` remove them.
        mkdir -p "$partial"
        TMPDIR=/var/tmp mmdebstrap "${options[@]}" --mode=unshare --format=tar $debian_suite - "$debian_mirror" </dev/null |
            tar --extract --directory "$partial" --no-same-owner --exclude='./dev/*' || root_failed
    fi
    furnish_root "$partial"
    touch "$partial/.castwright-complete"
    mv -T "$partial" "$root" || fail "could not give $partial its name; is there something at $root?"
    forget_old_roots
    exec 9>&-
    say "the build environment is ready"
}

root_failed() {
    fail "Debian 13 could not be installed (its own message is above); check the network and the mirror $debian_mirror (another: CASTWRIGHT_DEBIAN_MIRROR=URL ./dev …), then run the command again: it starts afresh"
}

# The places at which `enter` binds files of the host: they have to exist, since the root is read-only then.
furnish_root() {
    local name
    for name in hosts resolv.conf localtime machine-id; do
        rm -f "$1/etc/$name"
        : >"$1/etc/$name"
    done
    mkdir -p "$1/usr/local/share/fonts/host" "$1/usr/local/share/fonts/host-local"
}

# Roots of other package lists stay as long as somebody uses them (other branches do), and go two weeks after.
forget_old_roots() {
    local old
    for old in "$cache"/root-*; do
        [[ $old != "$root" && -d $old && -z $(find "$old/.castwright-complete" -mtime -14 2>/dev/null) ]] || continue
        say "removing an environment unused for two weeks: $old"
        remove_folder "$old" || say "could not remove all of $old; it is safe to remove it by hand"
    done
}

# --- choosing --------------------------------------------------------------------------------------------------------------------

ensure_environment() {
    if [[ -n ${CASTWRIGHT_INSIDE-} ]]; then
        [[ $CASTWRIGHT_INSIDE == "$key" ]] ||
            fail "this shell is in an environment made from another package list; leave it ('exit') and run ./dev from outside"
        environment=inside
        return
    fi
    mkdir -p "$cache" || fail "cannot write to $cache; set XDG_CACHE_HOME to a folder that can be written"
    case ${CASTWRIGHT_ENVIRONMENT-} in
        host)
            environment=host
            host_ready || fail "CASTWRIGHT_ENVIRONMENT=host, but the host lacks something: see $cache/host-detection.log"
            ;;
        root)
            environment=root
            root_ready || make_root
            ;;
        '')
            if host_ready; then
                environment=host
            elif root_ready; then
                environment=root
            elif may_be_root && apt_offers_all; then
                install_on_host
                host_ready || fail "the packages are installed, but something is missing still: see $cache/host-detection.log, or use CASTWRIGHT_ENVIRONMENT=root"
                environment=host
            else
                environment=root
                make_root
            fi
            ;;
        *) fail "CASTWRIGHT_ENVIRONMENT is '$CASTWRIGHT_ENVIRONMENT'; it may be host, root or unset" ;;
    esac
    if [[ $environment == root ]]; then
        need_sandbox_tools
        touch "$root/.castwright-complete"
    fi
}

# --- entering --------------------------------------------------------------------------------------------------------------------

# Prints the bubblewrap options that put the host's own folders at their places: everything at the top of / and of /var that is
# not part of the system itself.
host_folders() {
    local path
    for path in /* /.[!.]* /var/*; do
        case $path in
            /bin | /boot | /dev | /etc | /lib | /lib32 | /lib64 | /libx32 | /lost+found | /proc | /run | /sbin | /sys | /usr | /var) ;;
            /var/backups | /var/cache | /var/lib | /var/local | /var/lock | /var/log | /var/mail | /var/run | /var/spool) ;;
            *)
                if [[ -L $path ]]; then
                    printf '%s\0' --symlink "$(readlink "$path")" "$path"
                elif [[ -d $path && -x $path ]]; then
                    printf '%s\0' --bind "$path" "$path"
                fi
                ;;
        esac
    done
}

enter() {
    if [[ $environment != root ]]; then
        exec "$@"
    fi

    local options=() path
    # The system: Debian's, read-only.
    for path in usr etc var/cache var/lib; do
        options+=(--ro-bind "$root/$path" "/$path")
    done
    for path in bin lib lib32 lib64 libx32 sbin; do
        [[ -L $root/$path ]] && options+=(--symlink "$(readlink "$root/$path")" "/$path")
    done
    options+=(--dev-bind /dev /dev --bind /proc /proc --ro-bind /sys /sys)

    # The host: its folders, users, names and addresses, fonts, clock.
    while IFS= read -r -d '' path; do options+=("$path"); done < <(host_folders)
    for path in passwd group hosts machine-id; do
        [[ -r /etc/$path ]] && options+=(--ro-bind "/etc/$path" "/etc/$path")
    done
    [[ -r /etc/resolv.conf ]] && options+=(--ro-bind "$(realpath /etc/resolv.conf)" /etc/resolv.conf)
    [[ -d /usr/share/fonts ]] && options+=(--ro-bind /usr/share/fonts /usr/local/share/fonts/host)
    [[ -d /usr/local/share/fonts ]] && options+=(--ro-bind /usr/local/share/fonts /usr/local/share/fonts/host-local)
    if [[ -r /etc/localtime ]]; then
        path=$(realpath /etc/localtime)
        options+=(--ro-bind "$path" /etc/localtime)
        # Qt wants the zone's name, which the file alone does not tell.
        [[ -z ${TZ-} && -e $root$path ]] && options+=(--setenv TZ "${path#/usr/share/zoneinfo/}")
    fi

    # The desktop: the X11 socket is in /tmp; Wayland, the session bus and drives plugged in are in /run.
    for path in "/run/user/$EUID" /run/media /run/dbus "${XDG_RUNTIME_DIR-}"; do
        [[ -n $path && -d $path && -x $path ]] && options+=(--bind "$path" "$path")
    done

    # The host's own libraries, plugins and compilers do not fit in here. A locale that the root has not got would make programs fall
    # back to ASCII; the character set is set apart from the language, which Qt reads from the variables itself.
    for path in LD_LIBRARY_PATH LD_PRELOAD QT_PLUGIN_PATH QT_STYLE_OVERRIDE QML2_IMPORT_PATH CC CXX CFLAGS CXXFLAGS LDFLAGS PKG_CONFIG_PATH CMAKE_PREFIX_PATH LC_ALL; do
        options+=(--unsetenv "$path")
    done
    [[ -n ${LC_ALL-} ]] && options+=(--setenv LANG "$LC_ALL")
    options+=(--setenv LC_CTYPE C.UTF-8 --setenv SHELL /bin/bash --setenv PATH /usr/local/bin:/usr/bin:/bin:/usr/local/sbin:/usr/sbin:/sbin)
    options+=(--setenv CASTWRIGHT_INSIDE "$key")

    # $PWD may hold a path through a symbolic link, which is as valid inside as here as long as its folder is there.
    case $(realpath .)/ in
        /usr/* | /etc/* | /boot/* | /var/lib/* | /var/cache/* | /var/log/* | /var/spool/*)
            fail "the current folder, $PWD, is a system folder, which the build environment has its own of; run ./dev from another folder" ;;
    esac
    case $repository/ in
        /usr/* | /etc/* | /boot/* | /var/lib/* | /var/cache/* | /var/log/* | /var/spool/*)
            fail "this checkout is in a system folder; move it to a home folder, /srv, /opt or the like" ;;
    esac

    # Whoever ends bwrap means the program in it: setpriv passes that on as SIGTERM.
    exec bwrap "${options[@]}" --chdir "$PWD" -- setpriv --pdeathsig TERM -- "$@"
}
