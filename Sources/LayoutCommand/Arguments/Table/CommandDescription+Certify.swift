import Anchors
import Certify
import Devices

extension CommandDescription {
  static let certify = CommandDescription(
    name: .certify,
    summary: "proofs that layouts lose nothing in any language, over all widths",
    usages: ["PATH…"], operands: .files([".json", ".xib", ".storyboard"]),
    details: [
      "PATH is a .xib, a .storyboard, a layout file whose labels have keys, or a folder. Texts are "
        + "those of the folders beside a file, such as de.lproj/Main.strings, and of --texts. All "
        + "is relative to the base language: what is lost there already is a finding of lint."
    ],
    groups: [
      OptionGroup(
        heading: nil,
        options: [
          .value(
            "--texts", "PATH",
            "a .strings, .stringsdict, .xcstrings or .xliff, or a folder of them; may be given "
              + "several times", isRepeatable: true),
          .value("--base", "CODE", "the base language (that of the folder en.lproj, or en)"),
          .value("--languages", "CODES", "these languages only, with commas between them"),
          .value(
            "--widths", "A..B",
            "the widths of controllers, rows and layout files, in points; several ranges and "
              + "single widths with commas between them (320..440)"),
          .value(
            "--width-of", "NAME=A..B",
            "the widths of a view of its own or a cell of a collection, which are judged at the "
              + "width of the file otherwise; may be given several times", isRepeatable: true),
          .value(
            "--heights", "H",
            "the heights of controllers, with commas between them; each is judged alone (667)"),
          .choice(
            "--directions", Environments.Directions.self,
            "that of each language, or the opposite one, too (natural)"),
          .words(
            "--text-sizes", "SIZES", ["all"] + TextSize.allCases.map { $0.shortName },
            "sizes as of --dynamic-type with commas between them, or all (large)", isOpen: true),
          .value(
            "--tolerance", "T",
            "the error of the widths of texts: what fails within it is marginal (0.03)"),
          .words(
            "--property", "NAME", LayoutProperty.allCases.map(\.rawValue),
            "a property to prove; may be given several times (satisfiable, textsWhole, "
              + "textsVisible, noOverlap)", isRepeatable: true),
          .value("--scene", "NAME", "the scene with this name or identifier"),
          .flag("--room", "also how much longer each text of the base language may become"),
          .file(
            "--room-file",
            "write that for translators to FILE, whose ending is .xliff, .po, .csv or .xcstrings"),
          .file("--patch", "write the repairs to FILE, which patch -p0 applies"),
          .flag("--strict", "exit with 1 unless everything is proved"),
          .choice(
            "--format", CertifyOptions.Format.self,
            "a line for each failure, or everything for programs (text)"),
          .formattedOutput,
        ])
    ],
    notes: [
      "Proved is said of every width of the ranges, with all texts narrower and wider by the "
        + "tolerance; at single widths and heights, of these alone. Docs/Certify.md explains the "
        + "properties, and what is not judged."
    ],
    examples: [
      Example(
        line: "certify Examples/languages", summary: "a form in eight languages; exit status 1")
    ],
    failure: "something fails, or with --strict is not proved",
    wrongInput: "the arguments are wrong, or a file cannot be read")
}
