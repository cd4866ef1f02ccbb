#if !hasFeature(Embedded)
import Anchors

/// A page with the contents placed on it so far.
struct FlowPage {
  /// Consecutive units of a view.
  struct Run {
    let view: BrokenView
    var units: Range<Int>
    /// The top of the first unit, from the top of the page's content.
    let top: Double
    /// True for header rows of a table that began on an earlier page.
    var isRepeated = false
  }

  let number: Int
  let size: Size
  private var header: View?
  private var footer: View?
  /// The rectangle of the page within its margins.
  private let bounds: Rect
  /// The rectangle of the content, between header and footer.
  private(set) var content: Rect
  private(set) var runs: [Run] = []
  /// The bottom of the last unit, from the top of the content.
  private(set) var bottom = 0.0

  /// Makes a page with its header and footer.
  ///
  /// - Throws: `DocumentError.noContentRoom`, `LayoutError`, or an error of the closures.
  init(_ page: Document.Page, of document: Document) throws {
    number = page.number
    size = document.pageSize
    let margins = document.margins.resolved(for: document.layoutDirection ?? .leftToRight)
    bounds = Rect(size: size).inset(by: margins)
    content = bounds
    header = try document.header?(page)
    footer = try document.footer?(page)
    if let header {
      let height = try document.layOut(header, width: bounds.width) + document.spacing
      content.origin.y += height
      content.size.height -= height
    }
    if let footer {
      content.size.height -= try document.layOut(footer, width: bounds.width) + document.spacing
    }
    guard content.height > 0, content.width > 0 else {
      throw DocumentError.noContentRoom(page: number, height: max(0, content.height))
    }
  }

  /// Makes header and footer again, once the number of pages is known.
  ///
  /// - Returns: Whether the content has the same place.
  mutating func remakeEdges(_ page: Document.Page, of document: Document) throws -> Bool {
    let other = try FlowPage(page, of: document)
    (header, footer) = (other.header, other.footer)
    return content == other.content
  }

  /// True if there is nothing but repeated headers.
  var isEmpty: Bool { runs.allSatisfy { $0.isRepeated } }

  /// Places a unit of a view below the others, if there is room.
  ///
  /// - Parameters:
  ///   - unit: The index of the unit.
  ///   - view: The view.
  ///   - spacing: The distance to the unit above, in points; none at the top of the page.
  /// - Returns: Whether the unit is on the page now.
  mutating func place(_ unit: Int, of view: BrokenView, spacing: Double) -> Bool {
    let header = runs.isEmpty && unit >= view.headerUnits ? view.headerUnits : 0
    let top = (runs.isEmpty ? 0 : bottom + spacing) + view.height(of: 0..<header)
    let height = view.height(of: unit..<unit + 1)
    guard top + height <= content.height + 1e-3 else { return false }
    if header > 0 { runs.append(Run(view: view, units: 0..<header, top: 0, isRepeated: true)) }
    if let last = runs.last, last.view === view, last.units.upperBound == unit, !last.isRepeated,
      spacing == 0
    {
      runs[runs.count - 1].units = last.units.lowerBound..<unit + 1
    } else {
      runs.append(Run(view: view, units: unit..<unit + 1, top: top))
    }
    bottom = top + height
    return true
  }

  /// The height that an empty page has for a unit.
  func room(for unit: Int, of view: BrokenView) -> Double {
    content.height - (unit >= view.headerUnits ? view.height(of: 0..<view.headerUnits) : 0)
  }

  /// Removes the units at the end that stay with what follows, unless they are the whole page.
  ///
  /// - Returns: The units, from top to bottom, with their distance to the one above.
  mutating func removeKept() -> [(unit: Int, view: BrokenView, spacing: Double)] {
    var kept: [(unit: Int, view: BrokenView, spacing: Double)] = []
    var rest = runs
    while var run = rest.last, !run.isRepeated,
      run.view.units[run.units.upperBound - 1].isKeptWithNext
    {
      let unit = run.units.upperBound - 1
      run.units = run.units.lowerBound..<unit
      rest.removeLast()
      var spacing = 0.0
      if run.units.isEmpty {
        spacing = rest.last.map { run.top - $0.top - $0.view.height(of: $0.units) } ?? 0
      } else {
        rest.append(run)
      }
      kept.insert((unit, run.view, spacing), at: 0)
    }
    guard rest.contains(where: { !$0.isRepeated }) else { return [] }
    runs = rest
    return kept
  }

  /// Draws the page.
  func draw(into canvas: inout some Canvas) {
    canvas.beginDrawing(size: size, magnification: 1, background: nil)
    if let header {
      Painting.draw(header, at: bounds.origin, into: &canvas)
    }
    for run in runs {
      run.view.draw(
        run.units, at: Point(x: content.minX, y: content.minY + run.top), into: &canvas)
    }
    if let footer {
      let top = bounds.maxY - footer.frame.height
      Painting.draw(footer, at: Point(x: content.minX, y: top), into: &canvas)
    }
    canvas.endDrawing()
  }
}
#endif
