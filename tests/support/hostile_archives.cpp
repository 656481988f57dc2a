// SPDX-License-Identifier: GPL-3.0-or-later
#include "packer/archive/checksum.h"
#include "tests/support/zip_builder.h"

#include <format>
#include <utility>

namespace castwright::tests {

namespace {

class Collection {
public:
    std::vector<HostileArchive> take() {
        addNames();
        addKinds();
        addCollisions();
        addOverlaps();
        addLies();
        addBombs();
        addZip64();
        addEncryption();
        addContradictions();
        addDamage();
        return std::move(m_archives);
    }

private:
    void add(std::string title, const ZipArchive& archive, std::string reason) {
        m_archives.push_back({std::move(title), zipBytes(archive), std::move(reason)});
    }

    void addEntry(std::string title, ZipEntry entry, std::string reason) {
        // An honest entry in front, so that something could be written before the refusal.
        add(std::move(title), {.entries = {storedEntry("0.txt", "fine"), std::move(entry)}}, std::move(reason));
    }

    /// An honest entry after changes.
    template<typename Change>
    void addChanged(std::string title, Change change, std::string reason) {
        ZipEntry entry = storedEntry("a.txt", "hello");
        change(entry);
        addEntry(std::move(title), std::move(entry), std::move(reason));
    }

    void addNames() {
        const auto name = [this](std::string title, std::string text, std::string reason) {
            addEntry("name: " + std::move(title), storedEntry(std::move(text), "x"), std::move(reason));
        };
        name("leads above", "../evil.txt", "part \"..\"");
        name("leads above, later", "botfiles/../../evil.txt", "part \"..\"");
        name("is ..", "..", "part \"..\"");
        name("ends in ..", "botfiles/..", "part \"..\"");
        name("absolute", "/tmp/castwright-evil.txt", "absolute");
        name("absolute on Windows", "C:/evil.txt", "drive");
        name("relative to a drive", "C:evil.txt", "drive");
        name("backslashes", "..\\evil.txt", "backslash");
        name("backslashes within", "botfiles\\chats\\a.chat", "backslash");
        name("empty part", "botfiles//a.txt", "empty part");
        name("part .", "./a.txt", "part \".\"");
        name("part . within", "botfiles/./a.txt", "part \".\"");
        name("empty", "", "no name");
        name("not ASCII", "caf\xC3\xA9.txt", "not ASCII");
        name("bytes of no encoding", "a\xFF.txt", "not ASCII");
        name("NUL", std::string("a.txt\0.exe", 10), "control character");
        name("escape sequence", "\x1B[2Ja.txt", "control character");
        name("newline", "a\nb.txt", "control character");
        name("256 bytes", std::string(256, 'n'), "256 bytes");
        ZipEntry folder{.name = "../evil/", .externalAttributes = 040755U << 16U};
        addEntry("name: a folder above", folder, "part \"..\"");
        folder.name = "/";
        addEntry("name: the root", folder, "no name");
    }

    void addKinds() {
        const auto kind = [this](std::string title, std::uint32_t mode) {
            addChanged(
                "kind: " + std::move(title), [mode](ZipEntry& entry) { entry.externalAttributes = mode << 16U; }, "not a file");
        };
        kind("symbolic link", 0120777);
        kind("character device", 0020666);
        kind("block device", 0060666);
        kind("named pipe", 0010666);
        kind("socket", 0140666);
        addChanged(
            "kind: symbolic link that says it comes from DOS",
            [](ZipEntry& entry) {
                entry.externalAttributes = 0120777U << 16U;
                entry.versionMadeBy = 20;
            },
            "not a file");
        addChanged(
            "kind: reparse point",
            [](ZipEntry& entry) {
                entry.externalAttributes = 0x400;
                entry.versionMadeBy = 10U << 8U;
            },
            "is a link");
        addChanged(
            "kind: folder without a slash", [](ZipEntry& entry) { entry.externalAttributes = 040755U << 16U; }, "not by both");
        addChanged("kind: file with a slash", [](ZipEntry& entry) { entry.name = "a/"; }, "not by both");
        addChanged(
            "kind: folder with data",
            [](ZipEntry& entry) {
                entry.name = "a/";
                entry.externalAttributes = 040755U << 16U;
            },
            "folder that holds data");
    }

    void addCollisions() {
        const auto pair = [this](std::string title, std::string first, std::string second, std::string reason) {
            add("collision: " + std::move(title),
                {.entries = {storedEntry(std::move(first), "1"), storedEntry(std::move(second), "2")}}, std::move(reason));
        };
        pair("twice the same name", "a.txt", "a.txt", "equals");
        pair("but for case", "botfiles/chats/Tommy.chat", "botfiles/chats/tommy.chat", "equals");
        pair("but for the case of a folder", "Botfiles/a.txt", "botfiles/a.txt", "equals");
        pair("folder where a file is", "a", "a/b.txt", "is a file");
        pair("file where a folder is", "a/b.txt", "A", "as a folder");
    }

    void addOverlaps() {
        // The data of the first entry is a whole local header of the second: the quoted overlap of the best bombs.
        const ZipEntry inner = storedEntry("inner.txt", "inner");
        const std::string hidden = zipBytes({.entries = {inner}}).substr(0, 30 + inner.name.size() + inner.data.size());
        ZipEntry second = inner;
        second.headerOffset = 30 + 9;
        add("overlap: an entry inside another", {.entries = {storedEntry("outer.txt", hidden), second}}, "overlaps");

        ZipEntry greedy = storedEntry("a.txt", "hello");
        const ZipEntry victim = storedEntry("b.txt", "world");
        greedy.compressedSize = greedy.size = 30 + 5 + 5 + 5;
        add("overlap: data that runs into the next entry", {.entries = {greedy, victim}}, "overlaps");

        ZipEntry longer = storedEntry("a.txt", "hello");
        longer.compressedSize = longer.size = 60;
        add("overlap: data that runs into the directory", {.entries = {longer}}, "runs into");

        ZipEntry extra = storedEntry("a.txt", "hello");
        extra.localExtra = le16(0x9999) + le16(4) + "1234";
        ZipArchive archive{.entries = {extra, storedEntry("b.txt", "world")}};
        archive.entries[1].headerOffset = 30 + 5;
        archive.entries[0].localExtra = le16(0x9999) + le16(30 + 5 + 5) + std::string(40, 'x');
        add("overlap: an entry inside an extra field", archive, "does not begin");

        addChanged("overlap: header in the directory", [](ZipEntry& entry) { entry.headerOffset = 75; }, "outside");
        addChanged("overlap: header behind the end", [](ZipEntry& entry) { entry.headerOffset = 0x7FFF'FFFF; }, "outside");
        addChanged("overlap: header of another entry", [](ZipEntry& entry) { entry.headerOffset = 0; }, "another name");
    }

    void addLies() {
        const std::string text(1000, 'l');
        const auto lie = [&](std::string title, auto change, std::string reason) {
            ZipEntry entry = deflatedEntry("a.txt", text);
            change(entry);
            addEntry("lie: " + std::move(title), std::move(entry), std::move(reason));
        };
        addChanged("lie: stored with two sizes", [](ZipEntry& entry) { entry.size = 4; }, "two different sizes");
        addChanged("lie: wrong CRC", [](ZipEntry& entry) { entry.crc ^= 1U; }, "damaged");
        lie("unfolds to more than it says", [](ZipEntry& entry) { entry.size = 999; }, "");
        lie("unfolds to less than it says", [](ZipEntry& entry) { entry.size = 1001; }, "");
        lie("unfolds to nothing, it says", [](ZipEntry& entry) { entry.size = 0; }, "");
        lie("wrong CRC, deflated", [](ZipEntry& entry) { entry.crc ^= 0x8000'0000U; }, "damaged");
        lie("stream cut off", [](ZipEntry& entry) { entry.data.resize(entry.data.size() / 2); }, "");
        lie("stream of garbage", [](ZipEntry& entry) { entry.data.assign(entry.data.size(), '\xFF'); }, "");
        lie("more than deflate can unfold", [](ZipEntry& entry) { entry.size = 1'000'000; }, "cannot be");
        lie("something from nothing", [](ZipEntry& entry) { entry.data.clear(); }, "cannot be");
    }

    void addBombs() {
        const std::string zeros(std::size_t{64} << 20U, '\0');
        const ZipEntry bomb = deflatedEntry("bomb.bin", zeros);
        addEntry("bomb: 64 MiB from 64 KiB", bomb, "bomb");

        const ZipEntry small = deflatedEntry("part.bin", zeros.substr(0, std::size_t{15} << 20U));
        const auto many = [&](int count) {
            ZipArchive archive;
            for (int i = 0; i < count; ++i) {
                archive.entries.push_back(small);
                archive.entries.back().name = std::format("part{:03}.bin", i);
            }
            return archive;
        };
        add("bomb: many entries that are small enough each", many(20), "bomb");
        add("bomb: more than 4 GiB in all", many(300), "bomb");

        ZipEntry claim = small;
        claim.name = "claim.bin";
        claim.size = 0xFFFF'FFFE;
        addEntry("bomb: claims 4 GiB", claim, "cannot be");
    }

    void addZip64() {
        add("zip64: locator", {.entries = {storedEntry("a.txt", "x")}, .beforeEnd = le32(0x07064b50) + std::string(16, '\0')},
            "zip64");
        add("zip64: 65535 entries", {.entries = {storedEntry("a.txt", "x")}, .count = 0xFFFF}, "zip64");
        add("zip64: directory elsewhere", {.entries = {storedEntry("a.txt", "x")}, .directoryOffset = 0xFFFF'FFFF}, "zip64");
        addChanged("zip64: size elsewhere", [](ZipEntry& entry) { entry.size = 0xFFFF'FFFF; }, "zip64");
        addChanged("zip64: offset elsewhere", [](ZipEntry& entry) { entry.headerOffset = 0xFFFF'FFFF; }, "zip64");
        const std::string field = le16(1) + le16(8) + std::string(8, '\0');
        addChanged(
            "zip64: sizes in the entry's extra field only",
            [&](ZipEntry& entry) {
                entry.localSize = entry.localCompressedSize = 0xFFFF'FFFF;
                entry.localExtra = le16(1) + le16(16) + std::string(16, '\0');
            },
            "zip64");
        addChanged("zip64: extra field in the directory", [&](ZipEntry& entry) { entry.extra = field; }, "zip64");
        addChanged("zip64: extra field in the entry", [&](ZipEntry& entry) { entry.localExtra = field; }, "zip64");
    }

    void addEncryption() {
        addChanged("encryption: traditional", [](ZipEntry& entry) { entry.flags = 1; }, "encrypted");
        addChanged("encryption: strong", [](ZipEntry& entry) { entry.flags = 1U << 6U; }, "encrypted");
        addChanged("encryption: of the directory", [](ZipEntry& entry) { entry.flags = 1U << 13U; }, "encrypted");
        addChanged("encryption: AES", [](ZipEntry& entry) { entry.method = 99; }, "method 99");
        addChanged("method: bzip2", [](ZipEntry& entry) { entry.method = 12; }, "method 12");
        addChanged("method: deflate64", [](ZipEntry& entry) { entry.method = 9; }, "method 9");
        addChanged("flags: patch data", [](ZipEntry& entry) { entry.flags = 1U << 5U; }, "flags");
    }

    void addContradictions() {
        addChanged("contradiction: name", [](ZipEntry& entry) { entry.localName = "b.txt"; }, "another name");
        addChanged("contradiction: longer name", [](ZipEntry& entry) { entry.localName = "a.txt2"; }, "another name");
        addChanged("contradiction: method", [](ZipEntry& entry) { entry.localMethod = 8; }, "another method");
        addChanged("contradiction: flags", [](ZipEntry& entry) { entry.localFlags = 8; }, "other flags");
        addChanged("contradiction: CRC", [](ZipEntry& entry) { entry.localCrc = 1; }, "another size or CRC");
        addChanged("contradiction: size", [](ZipEntry& entry) { entry.localSize = 4; }, "another size or CRC");
        addChanged("contradiction: packed size", [](ZipEntry& entry) { entry.localCompressedSize = 4; }, "another size or CRC");
        addChanged(
            "contradiction: sizes behind the data",
            [](ZipEntry& entry) {
                entry.flags = 8;
                entry.localCrc = entry.localSize = entry.localCompressedSize = 0;
                entry.descriptor = le32(0x08074b50) + le32(entry.crc) + le32(5) + le32(6);
            },
            "behind its data");
        addChanged(
            "contradiction: second name", [](ZipEntry& entry) { entry.extra = le16(0x7075) + le16(6) + "\1abcd."; },
            "second name");
        addChanged(
            "contradiction: no local header", [](ZipEntry& entry) { entry.localSignature = 0x04034b51; }, "does not begin");
        add("contradiction: a gap", {.entries = {storedEntry("a.txt", "x")}, .beforeDirectory = "gap"}, "belong to no entry");
        ZipEntry padded = deflatedEntry("botfiles/styles/a.style", std::string(500, 'x'));
        padded.data += "padding";
        addEntry("contradiction: bytes after the deflate stream", padded, "does not end where");
        const std::string second = zipBytes({.entries = {storedEntry("b.txt", "other")}});
        add("contradiction: a second archive in the comment", {.entries = {storedEntry("a.txt", "x")}, .comment = second},
            "its directory is not where");
    }

    void addDamage() {
        const ZipArchive honest{.entries = {storedEntry("a.txt", "hello"), storedEntry("b.txt", "world")}};
        const std::string whole = zipBytes(honest);
        const auto damaged = [&](std::string title, std::string bytes, std::string reason) {
            m_archives.push_back({"damage: " + std::move(title), std::move(bytes), std::move(reason)});
        };
        damaged("empty file", "", "too short");
        damaged("21 bytes", whole.substr(0, 21), "too short");
        damaged("text", std::string(500, 't'), "no archive");
        damaged("end cut off", whole.substr(0, whole.size() - 22), "cut off");
        damaged("end cut in two", whole.substr(0, whole.size() - 5), "cut off");
        damaged("directory cut off", whole.substr(0, whole.size() - 22 - 60), "cut off");
        damaged("bytes behind the end", whole + "x", "after its end");
        damaged("bytes in front", "MZ" + whole, "not where");
        damaged(
            "directory cut, end kept", whole.substr(0, whole.size() - 22 - 60) + whole.substr(whole.size() - 22), "not where");
        const auto changed = [&](std::string title, auto change, std::string reason) {
            ZipArchive archive = honest;
            change(archive);
            add("damage: " + std::move(title), archive, std::move(reason));
        };
        changed("one entry too many", [](ZipArchive& archive) { archive.count = 3; }, "");
        changed("one entry too few", [](ZipArchive& archive) { archive.count = 1; }, "behind its last entry");
        changed("directory shorter", [](ZipArchive& archive) { archive.directorySize = 50; }, "not where");
        changed("directory longer", [](ZipArchive& archive) { archive.directorySize = 5000; }, "not where");
        changed("65534 entries in a short directory", [](ZipArchive& archive) { archive.count = 65534; }, "too short");
        changed("part of several", [](ZipArchive& archive) { archive.disk = 1; }, "several parts");
        changed("entry in another part", [](ZipArchive& archive) { archive.entries[1].disk = 1; }, "several parts");
        changed(
            "directory entry without signature", [](ZipArchive& archive) { archive.entries[1].centralSignature = 0; }, "damaged");
        changed("extra field cut off", [](ZipArchive& archive) { archive.entries[0].extra = le16(7) + le16(90); }, "cut off");
        changed("local extra field cut off", [](ZipArchive& archive) { archive.entries[0].localExtra = "abc"; }, "cut off");
    }

    std::vector<HostileArchive> m_archives;
};

}  // namespace

const std::vector<HostileArchive>& hostileArchives() {
    static const std::vector<HostileArchive> archives = Collection{}.take();
    return archives;
}

}  // namespace castwright::tests
