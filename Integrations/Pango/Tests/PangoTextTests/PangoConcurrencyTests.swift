import Anchors
import PangoText
import Testing

/// One set of fonts on several threads.
@Suite struct PangoConcurrencyTests {
  @Test("threads that share fonts measure what one thread measures") func shared() async {
    let fonts = PangoFonts()
    let texts = ["Layout", "Вёрстка", "レイアウト", "تخطيط", "विन्यास", "👩‍🎨 🇧🇷"]
    func measure(_ index: Int) -> TextMeasurement {
      let text = texts[index % texts.count] + String(index % 7)
      return fonts.measurer.measure(
        TextRequest(text, font: Font(size: Double(8 + index % 5)), maxWidth: 40))
    }
    let expected = (0..<400).map(measure)
    await withTaskGroup(of: Bool.self) { group in
      for index in 0..<400 { group.addTask { measure(index) == expected[index] } }
      for await isSame in group { #expect(isSame) }
    }
  }
}
