import Foundation
import TestSupport
import Testing

/// Outputs that cannot be written, that are links, or that must survive the end of the program.
@Suite struct OutputTests {
  /// All commands with a result, and help.
  private static let commands = [
    "solve card.json", "solve lines --lines", "lint card.json", "explain card.json root.width",
    "ranges card.json", "compile card.json", "graph card.json", "export card.json",
    "cards x.vcf", "cards x.vcf --lines", "cards x.vcf --format svg", "gallery", "replay record",
    "--help",
  ]

  private func folder() throws -> CommandFolder {
    let folder = try CommandFolder()
    try folder.write(
      #"{"width": 10, "height": 10, "items": [{"name": "a"}], "constraints": ["a.width == 1"]}"#,
      to: "card.json")
    try folder.write(#"{"width": 10, "height": 10}"# + "\n", to: "lines")
    try folder.write("BEGIN:VCARD\nVERSION:4.0\nFN:Good\nEND:VCARD\n", to: "x.vcf")
    try folder.write("T\nl 320.0 -\n", to: "record")
    return folder
  }

  @Test(arguments: commands)
  func `a closed standard output gives an error`(command: String) throws {
    let run = try folder().shell("\"$0\" \(command) >&-")
    expectEqual(run.status, 2)
    expect(run.text.hasPrefix("standard output is closed"), "\(run.text)")
  }

  @Test(arguments: commands)
  func `a full disk gives an error`(command: String) throws {
    let run = try folder().shell("\"$0\" \(command) >/dev/full")
    expectEqual(run.status, 2)
    expect(run.text.hasPrefix("standard output: no space left on device"), "\(run.text)")
  }

  @Test(arguments: commands)
  func `a closed reading end ends the command without a message`(command: String) throws {
    // The reading end is closed before the command starts; the second parent ignores the signal.
    for parent in ["", "trap '' PIPE; "] {
      let run = try folder().shell(
        "mkfifo pipe; exec 3<>pipe; exec 4>pipe; exec 3<&-; \(parent)\"$0\" \(command) >&4; echo $?"
      )
      expectEqual(run.text, "141\n")
    }
  }

  @Test(arguments: commands)
  func `printing needs no folder for temporary files`(command: String) throws {
    let folder = try folder()
    let usual = try folder.shell("\"$0\" \(command)")
    let run = try folder.shell("TMPDIR=/proc \"$0\" \(command)")
    expect(run.status == usual.status && run.text == usual.text && !run.text.isEmpty)
  }

  @Test func `a large result is printed completely with and without a temporary folder`()
    throws
  {
    let folder = try folder()
    // More than the buffer holds: the text has the name five times, four of them as ambiguous.
    let name = String(repeating: "n", count: 2 << 20)
    try folder.write(
      """
      {"width": 10, "height": 10, "items": [{"name": "\(name)"}, {"name": "b"}],
       "constraints": ["b.left == \(name).left", "b.top == \(name).bottom"]}
      """, to: "long.json")
    let run = try folder.shell(
      """
      TMPDIR=. "$0" solve long.json >first && TMPDIR=/proc "$0" solve long.json >second
      cmp first second; wc -c <first
      """)
    #expect((Int(run.text.filter { $0 != "\n" }) ?? 0) > 8 << 20, "\(run.text)")
  }

  @Test func `an output file is never written to a closed stream`() throws {
    let folder = try folder()
    let run = try folder.shell("\"$0\" solve card.json --output out >&- 2>&- <&-; echo $?")
    expectEqual(run.text, "0\n")
    try expect(folder.read("out").hasPrefix("root (0, 0, 10, 10)\n"))
    try expectEqual(
      folder.shell("\"$0\" solve - <&-").text, "standard input is closed; name a file to read\n")
  }

  @Test(arguments: ["HUP", "INT", "TERM"], ["", "--lines"])
  func `a signal keeps the old file and leaves no other`(signal: String, mode: String) throws {
    // Without job control, background programs ignore interrupts, except those with --lines.
    if signal == "INT", mode.isEmpty { return }
    let folder = try folder()
    try folder.write("old", to: "out")
    // The command waits for input with its output open.
    let format = mode.isEmpty ? "cards x.vcf --format pdf" : "cards - --lines"
    let run = try folder.shell(
      """
      mkfifo input; exec 3<>input
      \(mode.isEmpty ? "for i in {1..1500}; do cat x.vcf; done >many; mv many x.vcf" : "cat x.vcf >&3")
      setsid bash -c 'trap - INT; exec "$0" \(format) --output out <input 2>messages' "$0" &
      for i in {1..2400}; do [ -e .out.layout-0 ] && break; sleep 0.05; done
      [ -e .out.layout-0 ] || echo none
      kill -\(signal) $!; wait $! 2>&-; echo $?
      """)
    let numbers = ["HUP": 129, "INT": 130, "TERM": 143]
    expect(run.text.hasSuffix("\(numbers[signal] ?? 0)\n"), "\(run.text)")
    expect(!run.text.contains("none"))
    try expectEqual(folder.read("out"), "old")
    try expect(!folder.names.contains { $0.contains("layout-") })
  }

  @Test func `the temporary file of a killed run is reused, that of a running one is not`() throws {
    let folder = try folder()
    try folder.write("left", to: ".out.layout-0")
    try expectEqual(folder.run(["solve", "card.json", "--output", "out"]).status, 0)
    try expect(folder.read("out").hasPrefix("root (0, 0, 10, 10)\n"))
    try expect(!folder.names.contains(".out.layout-0"))
    // Another run that is still writing.
    let run = try folder.shell(
      """
      exec 3<>.out.layout-0; flock 3; echo other >&3
      "$0" lint card.json --output out; echo $?
      """)
    expect(run.text == "1\n" || run.text == "0\n")
    try expectEqual(folder.read(".out.layout-0"), "other\n")
    try expect(folder.read("out").hasPrefix("card.json"))
  }

  @Test func `a limit of the file size keeps the old file and leaves no other`() throws {
    let folder = try folder()
    try folder.write("old", to: "out")
    let run = try folder.shell(
      "for i in {1..300}; do cat x.vcf; done >many; (ulimit -f 4; \"$0\" cards many --output out); echo $?"
    )
    expectEqual(run.text, "out: file too large\n2\n")
    try expectEqual(folder.read("out"), "old")
    try expect(!folder.names.contains { $0.contains("layout-") })
  }

  @Test func `a link to a missing file remains a link`() throws {
    let folder = try folder()
    let run = try folder.shell(
      """
      mkdir sub; ln -s sub/new first; ln -s first second; ln -s none/new nowhere; ln -s b a; ln -s a b
      for name in second nowhere a; do "$0" solve card.json --output $name; echo $?; done
      readlink first second nowhere a
      """)
    expectEqual(
      run.text,
      """
      0
      none/new: no such file or directory
      2
      a: too many levels of symbolic links
      2
      sub/new
      first
      none/new
      b

      """)
    try expect(folder.read("sub/new").hasPrefix("root (0, 0, 10, 10)\n"))
  }

  @Test(arguments: ["solve", "lint", "graph", "export", "ranges", "compile", "replay"])
  func `an endless device is read up to the limit`(command: String) throws {
    let run = try folder().shell("ulimit -v 4000000; \"$0\" \(command) /dev/zero; echo $?")
    expectEqual(run.text, "/dev/zero: longer than 64 MiB, the limit for one file\n2\n")
  }

  @Test func `names never contribute terminal control characters`() throws {
    let folder = try folder()
    let name = #"$'c\n\e[31m\xc2\x9b\xe2\x80\xaed'"#
    let run = try folder.shell(
      """
      printf '{' > \(name); printf '{"height":1,"items":[{"name":"a"}],"constraints":["a.width == 1","a.width == 2"]}' > \(name)2
      "$0" \(name); "$0" solve -\(name); "$0" solve no\(name); "$0" solve --format \(name) x
      for c in solve lint graph export ranges compile replay cards; do "$0" $c \(name); done
      for c in solve lint "explain --ambiguity"; do "$0" $c \(name)2; done
      "$0" cards x.vcf --output no/\(name); "$0" cards no\(name) --lines; "$0" solve \(name) --lines
      "$0" solve card.json \(name); "$0" lint card.json --allow \(name)
      """)
    expect(
      run.text.unicodeScalars.allSatisfy { $0 == "\n" || $0.properties.generalCategory != .control }
    )
    expect(!run.text.unicodeScalars.contains("\u{202e}"))
    expect(!run.text.contains("\n\\u{1b}[31m"), "a line break of the name")
    expect(run.text.contains(#"c\n\u{1b}[31m\u{9b}\u{202e}d:1: expected"#))
  }

  @Test func `a name of 200 kB is shortened in messages`() throws {
    let folder = try folder()
    let name = String(repeating: "n", count: 200_000)
    try folder.write(
      "{\"width\": 1, \"items\": [{\"name\": \"\(name)\"}], \"constraints\": [\"\(name).widht == 1\"]}",
      to: "long.json")
    try folder.write(
      """
      {"width": 1, "items": [{"name": "\(name)"}],
       "constraints": ["\(name).width == 1", "\(name).width == 2"]}
      """, to: "conflict.json")
    try folder.write("T\n\(name) 1\n", to: "call")
    try folder.write("T\nn 1 0 \(name)\n", to: "kind")
    for arguments in [
      ["solve", "long.json"], ["solve", "conflict.json"], ["lint", "conflict.json"],
      ["replay", "call"], ["replay", "kind"],
    ] {
      let run = try folder.run(arguments)
      #expect(run.status != 0)
      #expect(run.messages.utf8.count + run.output.utf8.count < 20_000, "\(arguments)")
    }
    // The identifier is short, and the name occurs once, as a literal of many lines.
    let source = try folder.run(["export", "long.json"]).messages
    #expect(source.utf8.count < 2000)
    try folder.write(
      "{\"width\": 1, \"items\": [{\"name\": \"\(name)\"}], \"constraints\": [\"\(name).width == 1\"]}",
      to: "good.json")
    let export = try folder.run(["export", "good.json"])
    expectEqual(export.status, 0)
    #expect(export.output.utf8.count(where: { $0 == UInt8(ascii: "n") }) < name.utf8.count + 2000)
  }

  @Test func `names of any bytes are read, found in folders, written and shown`() throws {
    let folder = try CommandFolder()
    try folder.write(#"{"width": 9, "items": [], "constraints": []}"#, to: "a.json")
    // A single byte, a cut character, one that is too long, a surrogate, and U+10FEFF itself.
    let names = [#"n\xff"#, #"\xe4\xbd"#, #"\xc0\xafé"#, #"\xed\xa0\x80"#, #"\xf4\x8f\xbb\xbf"#]
    for name in names {
      let run = try folder.shell(
        """
        mkdir f; n=$(printf '\(name)'); cp a.json "f/$n.json"; ln -s "f/$n.json" "$n.link"
        "$0" solve "f/$n.json" && "$0" solve a.json --output "$n.out" && test -s "$n.out" &&
          "$0" solve a.json --format json --output "$n.link" && test -L "$n.link" &&
          grep -q size "f/$n.json" && rm "f/$n.json" &&
          echo '{"items" "constraints"' > "f/$n.json" && "$0" lint f
        status=$?; rm -r f "$n.link" "$n.out"; exit $status
        """)
      expectEqual(run.status, 2)
      expect(run.text.hasPrefix("root (0, 0, 9, 0)\nf/"))
      expect(run.text.contains(".json:1:10: error: "))
      let missing = try folder.shell("\"$0\" solve $(printf '\(name)')")
      expect(missing.text.contains(#"\x"#) && missing.text.contains(": no such file"))
    }
  }
}
