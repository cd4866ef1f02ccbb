import Anchors
import InterfaceFiles

/// The texts that `--help` prints.
enum Help {
  static let program = """
    layout: constraint layouts from the command line

    Usage: layout cards FILE [options]    lay out a business card for every contact
           layout solve FILE [options]    lay out a JSON layout file
           layout scenes FILE             list the scenes of a .xib or .storyboard
           layout compare FILE…           compare the frames in such files with the layout
           layout explain FILE QUANTITY   explain a quantity, or list ambiguous ones
           layout ranges FILE [PARAMETER] the sizes for which a layout works, and its breakpoints
           layout compile FILE [options]  write a layout as a program without a solver
           layout gallery NAME [options]  lay out one of the example screens
           layout lint PATH… [options]    report likely mistakes in layouts
           layout graph FILE [options]    draw items and the constraints between them
           layout export FILE [options]   write a layout as Swift
           layout replay FILE [options]   replay recorded calls and compare
           layout COMMAND --help          explain a command's options
           layout --version

    Exit status: 0 done, 1 the input cannot be laid out or has warnings, 2 the arguments or a file
    are wrong.

    """

  static let cards = """
    layout cards: a business card for every contact of a vCard file (2.1, 3.0 or 4.0)

    Usage: layout cards FILE [options]

      --plan senior|full|junior|all   which cards to lay out (all)
      --width N                       the width of each card, in points (320)
      --format text|json|svg|pdf      a table, exact frames, a picture, or pages to print (text);
                                      with Integrations/Pango also png
      --output FILE                   write there instead of standard output
      --sheet a4|letter               with --format pdf: many cards on a page, with crop marks
      --direction leftToRight|rightToLeft
                                      the direction of reading (leftToRight)
      --scale N                       snap frames to pixels, N per point
      --as-published                  exactly as in the published article, where texts
                                      extend 5 points outside; --corrected is the default
      --strict                        reject the file at the first flaw, as a check
      --lines                         write a line of JSON for each card, with its contact's
                                      number; a skipped contact has a line, too; FILE may
                                      be - for standard input
      --records vcard|json            with --lines: FILE is a vCard file, or each line of it is
                                      a contact in JSON, {"vcard": "BEGIN:VCARD…", "number": 17}
                                      (vcard)
      --jobs N                        with --lines: process N parts of FILE at a time (1)
      --help                          print this

    Contacts with flaws are shown with their valid lines, or skipped; each flaw is a line on
    standard error.

    Exit status: 0 done, 1 a card cannot be laid out, 2 the arguments are wrong, the file cannot
    be read, no contact in it can, or with --strict it has a flaw; with --lines 130 if the run
    was interrupted.

    """

  static let solve = """
    layout solve: the frames of a layout described in JSON

    Usage: layout solve FILE [options]    FILE may be - for standard input

    A file lists items and relates them by constraints:

      {"width": 320, "height": 200, "items": [{"name": "photo"}],
       "constraints": ["photo.leading == root.leading + 16", "photo.width == 80",
                       "photo.top == root.top + 16", "photo.height == 0.75 * photo.width"]}

    Docs/LayoutFiles.md describes the format, Examples/layouts has examples.

      --format text|json|svg|pdf
                               names and frames, exact frames, or a drawing (text)
      --output FILE            write there instead of standard output
      --lines                  each line of FILE is a layout; write a line of JSON for each
      --jobs N                 with --lines: process N parts of FILE at a time (1)
      --no-ambiguity           skip the search for ambiguity, which takes about as long as the
                               layout
      --ambiguity              with --lines: include ambiguous quantities
      --strict                 exit with 1 if a text got less space than it needs; a line
                               on standard error names it in any case
      --help                   print this

    Exit status: 0 done, 1 a layout is impossible, 2 the arguments or the file are wrong; with
    --lines the highest of all lines, and 130 if the run was interrupted.

    """ + sceneOptions

  /// The options of commands that also work on files of Interface Builder.
  static let sceneOptions = """

    FILE may be a .xib or .storyboard of Interface Builder (Docs/InterfaceFiles.md):
      --scene NAME           the scene with this name or identifier
      --device NAME          one of those below, or WIDTHxHEIGHT; texts are measured then (as the
                             file has it)
      --safe-area T,L,B,R    the distances of the safe area from the edges (those of the device, or
                             those that the frames in the file imply)
      --direction leftToRight|rightToLeft
                             the direction of reading (leftToRight)
      --dynamic-type SIZE    xSmall to xxxLarge, or accessibility1 to accessibility5 (large)
      --size-class WIDTH-HEIGHT
                             such as compact-regular (that of the device)

    Devices: \(InterfaceDevice.all.map(\.name).joined(separator: " "))

    """

  static let scenes = """
    layout scenes: the scenes of a .xib or .storyboard, with their sizes and findings

    Usage: layout scenes FILE [options]    FILE ends in .xib or .storyboard

      --format text|json       lines with line, identifier, name, size and finding, or all (text)
      --output FILE            write there instead of standard output
      --help                   print this

    Exit status: 0 done, 1 a scene cannot be laid out, 2 the arguments or the file are wrong.

    """

  static let compare = """
    layout compare: compares the frames that Interface Builder stored with the layout

    Usage: layout compare FILE… [options]    files end in .xib or .storyboard

      --format text|json|svg   a line for each scene and each frame that differs, all frames, or
                               one picture with the frames of the file and the layout (text)
      --output FILE            write there instead of standard output
      --help                   print this

    Frames are equal within 0.51 points. A file that cannot be read does not stop the others.
    Docs/InterfaceFiles.md describes the sources of sizes, and stale frames.

    Exit status: 0 all frames are equal, 1 one differs or a scene cannot be laid out, 2 the
    arguments or a file are wrong.

    """

  static let replay = """
    layout replay: replays the recorded calls of a solver or a layout

    Usage: layout replay FILE [options]    FILE may be - for standard input

    Compares the answers of the calls with the record, with required constraints, and with a
    rebuilt solver or tree. Docs/Replay.md describes the format.

      --minimize               write the shortest part of a failing record that still fails
      --output FILE            write there instead of standard output
      --help                   print this

    Exit status: 0 no differences, 1 a difference, 2 the arguments or the record are wrong.

    """

  static let explain = """
    layout explain: the constraints that determine a quantity, or the ambiguous quantities

    Usage: layout explain FILE QUANTITY [options]
           layout explain FILE --ambiguity [options]

    QUANTITY is an attribute, title.width or card.margins.leading, or a distance,
    'a.trailing -> b.leading'. FILE may be - for standard input.

      --at N              suppose that the quantity is N
      --ambiguity         ambiguous quantities, with constraints that determine them
      --format text|json  for people or for programs (text)
      --help              print this

    Exit status: 0 done, 1 the layout is impossible, 2 the arguments or the file are wrong.

    """ + sceneOptions

  static let ranges = """
    layout ranges: the sizes for which a layout works, and its breakpoints

    Usage: layout ranges FILE [PARAMETER] [options]

    PARAMETER is the width or the height of the root, card.width or card.height, or a metric of the
    file that is only added (card.width). FILE may be - for standard input.

      --from N                 the smallest size or metric (0; of a metric: no limit)
      --to N                   the largest size or metric (no limit)
      --pieces N               the maximum number of pieces (100000)
      --format text|json|svg   for people, for programs, or a picture of all breakpoints (text)
      --curve title.width      draw this quantity over the parameter; may be given several times
                               (those that change most)
      --output FILE            write there instead of standard output
      --help                   print this

    Exit status: 0 done, 1 the layout works at no such number, 2 the arguments or the file are
    wrong, or the metric is a factor or a priority.

    """ + sceneOptions

  static let compile = """
    layout compile: a layout as a program that computes all frames without a solver

    Usage: layout compile FILE [options]    FILE may be - for standard input

      --parameter card.width         the input of the program: the width or height of the root, or a
                                     metric of the file that is only added (card.width)
      --language swift|javascript|c  the language of the program, which imports nothing (swift)
      --name Card                    the name of the layout, with a capital letter (Layout)
      --from N                       the smallest input (0; of a metric: no limit)
      --to N                         the largest input (no limit)
      --pieces N                     the maximum number of pieces (100000)
      --output FILE                  write there instead of standard output
      --help                         print this

    Exit status: 0 done, 1 the layout works at no such number, 2 the arguments or the file are
    wrong, or the metric is a factor or a priority.

    """

  static let gallery = """
    layout gallery: example screens, written with the library alone

    Usage: layout gallery                   list the screens
           layout gallery NAME [options]    lay one out

      --width N                            the width of the screen, in points (320)
      --height N                           its height (the fitting one)
      --direction leftToRight|rightToLeft  the direction of reading (leftToRight)
      --scale N                            snap frames to pixels, N per point
      --format text|json|svg|pdf           names and frames, frames as seen, or a picture (text)
      --output FILE                        write there instead of standard output
      --help                               print this

    Exit status: 0 done, 1 the screen cannot be laid out, 2 the arguments or the file are wrong.

    """

  static let lint = """
    layout lint: likely mistakes in layout files, and in the files of Interface Builder

    Usage: layout lint PATH… [options]    files and folders; - for a layout file in standard input

      --format text|json|sarif  a line for each finding, or everything for programs: JSON, or SARIF
                                2.1.0 for services of code review (text)
      --allow CODE              do not report findings of this code; may be given several times
      --verbose                 list the constraints and the fix under each finding, and also the
                                notes that many good files have
      --baseline FILE           leave out the findings that FILE lists
      --write-baseline FILE     write all findings to FILE, and nothing else
      --from A --to B           also report constraints without effect at any width from A to B
      --output FILE             write there instead of standard output
      --help                    print this

    Of a folder, all .xib, .storyboard and layout files are checked, also in folders inside, but not
    in Pods, Carthage, DerivedData, node_modules and those whose names begin with a dot. --device may
    be given several times; scenes are then checked on these devices, too.

    Of every layout:
      warnings: outsideSuperview trailingSign zeroSize truncatedText duplicate mixedDirections
                ambiguous
      notes:    overlap redundant neverBinding fixedContent fractionalPixels priorityTie
                lostPreference
    Of files of Interface Builder, where some of these warnings are notes:
      errors:   unreadable conflict
      notes:    \(InterfaceCheck.allCases.filter { $0.severity == .note }.map(\.name).wrapped(82, 16))
    Docs/Lint.md and Docs/InterfaceFiles.md explain each of them.

    Exit status: 0 no findings or only notes, 1 warnings, or a layout is impossible,
    2 the arguments are wrong, or a file cannot be read.

    """ + sceneOptions

  static let graph = """
    layout graph: the items of a layout described in JSON and the constraints between them

    Usage: layout graph FILE [options]    FILE may be - for standard input

      --conflict            mark the constraints that cannot all be satisfied, if any
      --explain QUANTITY    mark the constraints that determine a quantity such as title.width
      --format dot|mermaid  for Graphviz, or a flowchart for Markdown (dot)
      --output FILE         write there instead of standard output
      --help                print this

    A picture: layout graph FILE | dot -Tsvg > graph.svg

    Exit status: 0 done, 1 the layout is impossible, with --conflict for another reason,
    2 the arguments or the file are wrong.

    """ + sceneOptions

  static let export = """
    layout export: a layout or a scene as Swift

    Usage: layout export FILE [options]    FILE may be - for standard input

      --style chain|anchors  a function that uses Anchors: constraints as chains of anchor
                             methods, or as a list (chain)
      --style uikit          of .xib and .storyboard (and usual for them): a subclass of UIView
                             for each scene, which compiles with UIKit and with UIKitNames
      --output FILE          write there instead of standard output
      --help                 print this

    Exit status: 0 done, 2 the arguments or the file are wrong.

    """ + sceneOptions
}

extension [String] {
  /// Returns words in lines of a width, all but the first indented.
  fileprivate func wrapped(_ width: Int, _ indent: Int) -> String {
    var lines = [""]
    for word in self {
      if lines[lines.count - 1].utf8.count + word.utf8.count >= width { lines.append("") }
      if !lines[lines.count - 1].isEmpty { lines[lines.count - 1] += " " }
      lines[lines.count - 1] += word
    }
    return lines.joined(separator: "\n" + String(repeating: " ", count: indent))
  }
}
