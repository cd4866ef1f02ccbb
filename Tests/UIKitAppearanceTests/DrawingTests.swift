import TestSupport
import Testing
import UIKitAppearance

/// The parts of controls in drawings, by their rectangles in the SVG document.
@Suite struct DrawingTests {
  /// Draws a control of a size on a page of its own, without spaces between the attributes.
  private func drawing(of control: UIView, width: Double, height: Double) -> String {
    let page = UIView()
    page.addSubview(control)
    control.frame = CGRect(x: 0, y: 0, width: width, height: height)
    page.frame = control.frame
    control.translatesAutoresizingMaskIntoConstraints = true
    page.layoutIfNeeded()
    return page.appearanceSVG()
  }

  @Test func `the thumb of a switch is at the right while it is on`() {
    let control = UISwitch()
    let off = drawing(of: control, width: 51, height: 31)
    control.isOn = true
    let on = drawing(of: control, width: 51, height: 31)
    expect(off.contains("x=\"2\" y=\"2\" width=\"27\" height=\"27\""))
    expect(on.contains("x=\"22\" y=\"2\" width=\"27\" height=\"27\""))
  }

  @Test func `the done part of a progress view has its share of the width`() {
    let bar = UIProgressView()
    bar.progress = 0.25
    expect(drawing(of: bar, width: 200, height: 4).contains("width=\"50\" height=\"4\""))
  }

  @Test func `segments have titles in equal parts, and the selected one is white`() {
    let control = UISegmentedControl(items: ["Day", "Week"])
    control.selectedSegmentIndex = 1
    control.insertSegment(withTitle: "Month", at: 2, animated: false)
    control.setTitle("Year", forSegmentAt: 2)
    let svg = drawing(of: control, width: 300, height: 32)
    expect(svg.contains("x=\"102\" y=\"2\" width=\"96\" height=\"28\""))
    for title in ["Day", "Week", "Year"] { expect(svg.contains(">\(title)<"), "\(title)") }
    expect(!svg.contains(">Month<"))
  }

  @Test func `a PDF of the appearance is as large as the view, and has its background`() throws {
    let view = UIView()
    view.backgroundColor = .red
    view.frame = CGRect(x: 0, y: 0, width: 90, height: 40)
    let file = try PDFFile(view.appearancePDF())
    expect(file.pages[0].contains("/MediaBox[0 0 90 40]"))
    expect(file.contents[0].contains("0 0 90 40 re\nf\n"))
  }

  @Test func `a literal of a color has its components`() {
    let color: UIColor = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
    expectEqual(color, .red)
  }
}
