import Rendering

/// The files that commands for layouts complete.
private let layoutFiles = [".json", ".xib", ".storyboard"]

extension CommandDescription {
  static let solve = CommandDescription(
    name: .solve, summary: "the frames of a layout described in JSON", usages: ["FILE"],
    operands: .files(layoutFiles),
    details: [
      "FILE may be - for standard input. It lists items and relates them by constraints:",
      """
        {"width": 320, "height": 200, "items": [{"name": "photo"}],
         "constraints": ["photo.leading == root.leading + 16", "photo.width == 80",
                         "photo.top == root.top + 16", "photo.height == 0.75 * photo.width"]}
      """,
      "Docs/LayoutFiles.md describes the format, Examples/layouts has examples.",
    ],
    groups: [
      OptionGroup(
        heading: nil,
        options: [
          .choice(
            "--format", OutputFormat.self, "names and frames, exact frames, or a drawing (text)"),
          .formattedOutput,
          .flag("--lines", "each line of FILE is a layout; write a line of JSON for each"),
          .jobs,
          .flag(
            "--no-ambiguity",
            "skip the search for ambiguity, which takes about as long as the layout"),
          .flag("--ambiguity", "with --lines: include ambiguous quantities"),
          .flag(
            "--strict",
            "exit with 1 if a text got less space than it needs; a line on standard error names it "
              + "in any case"),
        ]),
      .scenes,
    ],
    examples: [
      Example(line: "solve Examples/layouts/settings.json", summary: "the frames"),
      Example(
        line: "solve Examples/layouts/settings.json --format svg --output settings.svg",
        summary: "a picture"),
      Example(
        line: "solve Examples/interface/login.storyboard --device iphone-se",
        summary: "a screen of Interface Builder on a device"),
      Example(
        line: "solve - < Examples/faults/conflict.json",
        summary: "the constraints of a conflict; exit status 1"),
    ],
    failure: "a layout is impossible",
    wrongInput: "the arguments or the file are wrong; with --lines the highest of all lines",
    interruption: "the run with --lines was interrupted")

  static let explain = CommandDescription(
    name: .explain, summary: "the constraints that determine a quantity, or the ambiguous ones",
    usages: ["FILE QUANTITY", "FILE --ambiguity"], operands: .files(layoutFiles),
    details: [
      "QUANTITY is an attribute, title.width or card.margins.leading, or a distance, "
        + "'a.trailing -> b.leading'. FILE may be - for standard input."
    ],
    groups: [
      OptionGroup(
        heading: nil,
        options: [
          .value("--at", "N", "suppose that the quantity is N"),
          .flag("--ambiguity", "ambiguous quantities, with constraints that determine them"),
          .choice("--format", ExplainOptions.Format.self, "for people or for programs (text)"),
          .formattedOutput,
        ]),
      .scenes,
    ],
    examples: [
      Example(
        line: "explain Examples/layouts/settings.json title.width",
        summary: "the sum of constraints that gives the width"),
      Example(
        line: "explain Examples/layouts/settings.json title.width --at 200",
        summary: "the changes if the width were 200"),
      Example(
        line: "explain Examples/layouts/photo.json --ambiguity",
        summary: "the quantities that no constraint determines"),
    ],
    failure: "the layout is impossible")

  static let ranges = CommandDescription(
    name: .ranges, summary: "the sizes for which a layout works, and its breakpoints",
    usages: ["FILE [PARAMETER]"], operands: .files(layoutFiles),
    details: [
      "PARAMETER is the width or the height of the root, card.width or card.height, or a metric of "
        + "the file that is only added (card.width). FILE may be - for standard input."
    ],
    groups: [
      OptionGroup(
        heading: nil,
        options: [
          .value("--from", "N", "the smallest size or metric (0; of a metric: no limit)"),
          .value("--to", "N", "the largest size or metric (no limit)"),
          .value("--pieces", "N", "the maximum number of pieces (100000)"),
          .choice(
            "--format", RangesOptions.Format.self,
            "for people, for programs, or a picture of all breakpoints (text)"),
          .value(
            "--curve", "QUANTITY",
            "draw this quantity, such as title.width, over the parameter; may be given several "
              + "times (those that change most)",
            isRepeatable: true),
          .formattedOutput,
        ]),
      .scenes,
    ],
    examples: [
      Example(
        line: "ranges Examples/layouts/settings.json", summary: "the widths at which a rule changes"
      ),
      Example(
        line: "ranges Examples/layouts/settings.json --format svg --curve slider.width",
        summary: "a picture of them, with a curve"),
    ],
    failure: "the layout works at no such number",
    wrongInput: "the arguments or the file are wrong, or the metric is a factor or a priority")

  static let compile = CommandDescription(
    name: .compile, summary: "a layout as a program that computes all frames without a solver",
    usages: ["FILE"], operands: .files([".json"]),
    details: ["FILE may be - for standard input."],
    groups: [
      OptionGroup(
        heading: nil,
        options: [
          .value(
            "--parameter", "NAME",
            "the input of the program: the width or height of the root, or a metric of the file "
              + "that is only added (card.width)"),
          .choice(
            "--language", FunctionProgram.Language.self,
            "the language of the program, which imports nothing (swift)"),
          .value(
            "--name", "NAME", "the name of the layout, such as Card, with a capital letter (Layout)"
          ),
          .value("--from", "N", "the smallest input (0; of a metric: no limit)"),
          .value("--to", "N", "the largest input (no limit)"),
          .value("--pieces", "N", "the maximum number of pieces (100000)"),
          .formattedOutput,
        ])
    ],
    examples: [
      Example(
        line: "compile Examples/layouts/settings.json --language c --name Settings",
        summary: "C, for any width")
    ],
    failure: "the layout works at no such number",
    wrongInput: "the arguments or the file are wrong, or the metric is a factor or a priority")

  static let graph = CommandDescription(
    name: .graph, summary: "the items of a layout and the constraints between them",
    usages: ["FILE"], operands: .files(layoutFiles),
    details: ["FILE may be - for standard input."],
    groups: [
      OptionGroup(
        heading: nil,
        options: [
          .flag("--conflict", "mark the constraints that cannot all be satisfied, if any"),
          .value(
            "--explain", "QUANTITY",
            "mark the constraints that determine a quantity such as title.width"),
          .choice(
            "--format", GraphOptions.Format.self,
            "for Graphviz, or a flowchart for Markdown (dot)"),
          .formattedOutput,
        ]),
      .scenes,
    ],
    notes: ["A picture: layout graph FILE | dot -Tsvg > graph.svg"],
    examples: [
      Example(
        line: "graph Examples/layouts/settings.json --explain title.width",
        summary: "a graph in which the reasons for a width are marked"),
      Example(
        line: "graph Examples/faults/conflict.json --conflict --format mermaid",
        summary: "a graph of a conflict"),
    ],
    failure: "the layout is impossible, with --conflict for another reason")

  static let export = CommandDescription(
    name: .export, summary: "a layout or a scene as Swift", usages: ["FILE"],
    operands: .files(layoutFiles), details: ["FILE may be - for standard input."],
    groups: [
      OptionGroup(
        heading: nil,
        options: [
          .choice(
            "--style", ExportOptions.Style.self,
            "chain or anchors: a function that uses Anchors, with constraints as chains of anchor "
              + "methods or as a list (chain). uikit, of .xib and .storyboard and usual for them: a "
              + "subclass of UIView for each scene, which compiles with UIKit and with UIKitNames"),
          .output,
        ]),
      .scenes,
    ],
    examples: [
      Example(line: "export Examples/layouts/photo.json", summary: "a function with Anchors"),
      Example(
        line: "export Examples/interface/login.storyboard", summary: "a view for UIKit"),
    ],
    failure: nil)
}
