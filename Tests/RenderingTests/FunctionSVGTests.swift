import Anchors
import AnchorsQuestions
import Rendering
import TestSupport
import Testing

@Suite struct FunctionSVGTests {
  @Test func `the layouts of a function show the texts of labels, in the scale of the picture`()
    throws
  {
    let page = View("page"), inset = View("inset"), label = Label("abcd", name: "label")
    page.textMeasurer = .square
    page.addSubview(inset)
    inset.addSubview(label)
    inset.edges(equalTo: page, insets: DirectionalEdgeInsets(0))
    label.edges(equalTo: inset, insets: DirectionalEdgeInsets(0))
    label.font = Font(size: 10)
    let function = try page.layoutFunction(of: .width, in: 20...960)
    let texts = try XMLElement.read(Array(FunctionSVG().draw(function, of: page).utf8)).all("text")
      .filter { $0.attributes["font-size"] == "5" }
    // 960 points are shown as 480. Each letter is a square: 20 points have room for one and an
    // ellipsis, each 5 wide in the picture.
    expectEqual(texts.map(\.text), ["a…", "abcd"])
    expectEqual(texts.map { $0.attributes["textLength"] }, ["10", "20"])
    // The square font has 0.8 of its size above the baseline.
    expectEqual(texts.map { $0.attributes["y"] }, ["4", "4"])
    expect(!FunctionSVG().draw(function).contains("abcd"))
  }
}
