import Anchors
import AnchorsQuestions
import Gallery
import InterfaceFiles

/// The endings of Interface Builder's files.
private let interfaceFiles = [".xib", ".storyboard"]

/// The files that commands find in a folder of Interface Builder's files.
private let folders =
  "Of a folder, all .xib and .storyboard are taken, also in folders inside, as lint does; those for "
  + "another system are only mentioned."

extension CommandDescription {
  static let cards = CommandDescription(
    name: .cards, summary: "a business card for every contact of a vCard file (2.1, 3.0 or 4.0)",
    usages: ["FILE"], operands: .files([".vcf"]),
    details: ["FILE may be - for standard input."],
    groups: [
      OptionGroup(
        heading: nil,
        options: [
          .words(
            "--plan", "PLAN", CardPlan.words,
            "which cards to lay out: senior, full, junior, all, or a layout file of your own; may "
              + "be given several times (all)",
            isOpen: true, isRepeatable: true),
          .value(
            "--width", "N", "the width of each card, in points (that of its plan, or 320)"),
          .choice(
            "--format", CardsFormat.self,
            "a table, exact frames, a picture, or pages to print (text); with Integrations/Pango "
              + "also png", except: .png),
          .formattedOutput,
          .choice(
            "--sheet", SheetPaper.self,
            "with --format pdf: many cards on a page, with crop marks"),
          .choice(
            "--direction", CardDirection.self,
            "the direction of reading; auto: by the first letter of each name (leftToRight, or "
              + "that of the plan's file)"),
          .scale,
          .flag(
            "--as-published",
            "exactly as in the published article, where texts extend 5 points outside"),
          .flag("--corrected", "without texts that extend outside; the default"),
          .flag(
            "--strict",
            "reject the file at the first flaw, as a check, and exit with 1 if a text is shortened"),
          .flag(
            "--lines",
            "write a line of JSON for each card, with its contact's number; a skipped contact has "
              + "a line, too"),
          .choice(
            "--records", CardRecords.self,
            "with --lines: FILE is a vCard file, or each line of it is a contact in JSON, "
              + #"{"vcard": "BEGIN:VCARD…", "number": 17} (vcard)"#),
          .jobs,
        ])
    ],
    notes: [
      "Contacts with flaws are shown with their valid lines, or skipped; each flaw, and each text "
        + "that a card shows only in part, is a line on standard error."
    ],
    examples: [
      Example(line: "cards Examples/contacts.vcf", summary: "a table of all cards"),
      Example(
        line: "cards Examples/contacts.vcf --plan senior --format svg --output cards.svg",
        summary: "a picture"),
      Example(
        line: "cards Examples/contacts.vcf --plan Examples/cards/wide.json --output own.svg",
        summary: "cards of a layout file"),
      Example(
        line: "cards Examples/contacts.vcf --format pdf --sheet a4 --output cards.pdf",
        summary: "sheets to print and cut"),
      Example(
        line: "cards - --lines --jobs 2 < Examples/contacts.vcf",
        summary: "a line of JSON for each card"),
    ],
    failure: "a card cannot be laid out, or with --strict a text is shortened",
    wrongInput: "the arguments are wrong, the file cannot be read, no contact in it can, or with "
      + "--strict it has a flaw",
    interruption: "the run with --lines was interrupted")

  static let scenes = CommandDescription(
    name: .scenes, summary: "the scenes of a .xib or .storyboard, with their sizes and findings",
    usages: ["PATH…"], operands: .files(interfaceFiles),
    details: [
      "PATH is a file that ends in .xib or .storyboard, or a folder, or - for standard input."
    ],
    groups: [
      OptionGroup(
        heading: nil,
        options: [
          .choice(
            "--format", ScenesCommand.Format.self,
            "lines with line, identifier, name, size and finding, or all (text)"),
          .formattedOutput,
        ])
    ],
    notes: ["A file that cannot be read does not stop the others. " + folders],
    examples: [
      Example(
        line: "scenes Examples/interface/login.storyboard", summary: "a line for each scene"),
      Example(line: "scenes Examples/interface", summary: "the scenes of a folder"),
    ],
    failure: "a scene cannot be laid out",
    wrongInput: "the arguments or a file are wrong")

  static let compare = CommandDescription(
    name: .compare, summary: "the frames that Interface Builder stored, and those of the layout",
    usages: ["PATH…"], operands: .files(interfaceFiles),
    details: [
      "PATH is a file that ends in .xib or .storyboard, or a folder, or - for standard input."
    ],
    groups: [
      OptionGroup(
        heading: nil,
        options: [
          .choice(
            "--format", CompareCommand.Format.self,
            "a line for each scene and each frame that differs, all frames, or one picture with "
              + "the frames of the file and the layout (text)"),
          .formattedOutput,
        ])
    ],
    notes: [
      "Frames are equal within 0.51 points. A file that cannot be read does not stop the others. "
        + "Docs/InterfaceFiles.md describes the sources of sizes, and stale frames. " + folders
    ],
    examples: [
      Example(
        line: "compare Examples/interface/login.storyboard", summary: "a line for each scene")
    ],
    failure: "a frame differs, or a scene cannot be laid out",
    wrongInput: "the arguments or a file are wrong")

  static let gallery = CommandDescription(
    name: .gallery, summary: "example screens, written with the library alone",
    usages: ["[NAME]"], operands: .words(GalleryScreen.allCases.map(\.rawValue)),
    details: ["Without a name, lists the screens."],
    groups: [
      OptionGroup(
        heading: nil,
        options: [
          .value("--width", "N", "the width of the screen, in points (320)"),
          .value("--height", "N", "its height (the fitting one)"),
          .direction,
          .scale,
          .choice(
            "--format", OutputFormat.self,
            "names and frames, frames as seen, or a picture (text)"),
          .formattedOutput,
        ])
    ],
    examples: [
      Example(line: "gallery", summary: "the names of the screens"),
      Example(
        line: "gallery login --width 375 --format svg --output login.svg", summary: "a picture"),
    ],
    failure: "the screen cannot be laid out")

  static let lint = CommandDescription(
    name: .lint,
    summary: "likely mistakes in layout files, and in the files of Interface Builder",
    usages: ["PATH…"], operands: .files([".json", ".xib", ".storyboard"]),
    details: ["PATH is a file or a folder, or - for a file in standard input."],
    groups: [
      OptionGroup(
        heading: nil,
        options: [
          .choice(
            "--format", LintOptions.Format.self,
            "a line for each finding, or everything for programs: JSON, or SARIF 2.1.0 for "
              + "services of code review (text)"),
          .words(
            "--allow", "CODE", LintRule.all.map(\.code),
            "do not report findings of this code; may be given several times", isRepeatable: true),
          .flag(
            "--verbose",
            "list the constraints and the fix under each finding, and also the notes that many "
              + "good files have"),
          .file("--baseline", "leave out the findings that FILE lists"),
          .file("--write-baseline", "write all findings to FILE, and nothing else"),
          .value(
            "--from", "A",
            "with --to: also report constraints without effect at any width from A to B"),
          .value("--to", "B", "the largest of these widths"),
          .formattedOutput,
        ]),
      .scenes(severalDevices: true),
    ],
    notes: [
      "Of a folder, all .xib, .storyboard and layout files are checked, also in folders inside, but "
        + "not in Pods, Carthage, DerivedData, node_modules and those whose names begin with a dot. "
        + "With several devices, scenes are checked on all of them.",
      "Codes of warnings: " + codes(.warning),
      "Codes of errors: " + codes(.error),
      "Codes of notes: " + codes(.note),
      "In files of Interface Builder some of these warnings are notes. Docs/Lint.md and "
        + "Docs/InterfaceFiles.md explain each of them.",
    ],
    examples: [
      Example(line: "lint Examples/layouts", summary: "the mistakes in a folder"),
      Example(
        line: "lint Examples/faults/sign.json --verbose",
        summary: "a sign that is wrong, and the fix; exit status 1"),
      Example(
        line: "lint Examples/interface/settings.xib --device iphone-se --device ipad-pro-11",
        summary: "a view on two devices"),
    ],
    failure: "warnings, or a layout is impossible",
    wrongInput: "the arguments are wrong, or a file cannot be read")

  private static func codes(_ severity: LintSeverity) -> String {
    LintRule.all.filter { $0.severity == severity }.map(\.code).joined(separator: " ")
  }

  static let replay = CommandDescription(
    name: .replay, summary: "the recorded calls of a solver or a layout, repeated and compared",
    usages: ["FILE"], operands: .files([".txt"]),
    details: [
      "Compares the answers of the calls with the record, with required constraints, and with a "
        + "rebuilt solver or tree. Docs/Replay.md describes the format. FILE may be - for standard "
        + "input."
    ],
    groups: [
      OptionGroup(
        heading: nil,
        options: [
          .flag("--minimize", "write the shortest part of a failing record that still fails"),
          .output,
        ])
    ],
    examples: [
      Example(
        line: "replay Examples/faults/record.txt --minimize",
        summary: "the calls that are needed to show a fault; exit status 1")
    ],
    failure: "a difference", wrongInput: "the arguments or the record are wrong")
}
