import Anchors
import Gallery
import TestSupport
import Testing

/// The values of a button's states, without a view.
@Suite struct GalleryButtonContentsTests {
  private let green = Color(red: 0, green: 1, blue: 0)

  @Test func `a state without a value uses the normal one`() {
    var titles = StateValues(normal: "Send")
    titles[.selected] = "Sent"
    for state in ButtonState.allCases {
      let (value, isFallback) = titles.resolved(for: state)
      expectEqual(value, (state == .selected ? "Sent" : "Send"))
      expectEqual(isFallback, (state != .selected && state != .normal))
    }
    titles[.selected] = nil
    expectEqual(titles.resolved(for: .selected).value, "Send")
  }

  @Test func `a button property without a normal value uses the given fallback`() {
    let values = StateValues<Int>()
    expect(values.resolved(for: .normal) == (nil, true))
    expect(values.resolved(for: .disabled, or: 7) == (7, true))
    var only = StateValues<Int>()
    only[.highlighted] = 3
    expect(only.resolved(for: .normal) == (nil, true))
  }

  @Test func `default button contents have the tint color, and gray while disabled`() {
    var contents = ButtonContents()
    contents.tintColor = green
    for state in ButtonState.allCases {
      let look = contents.appearance(in: state)
      expect(look.title == nil && look.image == nil && look.background == nil)
      expectEqual(look.titleColor, (state == .disabled ? Color(white: 0.4, alpha: 0.35) : green))
    }
  }

  @Test func `a button's normal title color also applies while disabled`() {
    var contents = ButtonContents(title: "Send")
    contents.titleColors[.normal] = green
    expectEqual(contents.appearance(in: .disabled).titleColor, green)
    contents.titleColors[.disabled] = Color(white: 0)
    expectEqual(contents.appearance(in: .disabled).titleColor, Color(white: 0))
  }

  /// All combinations of values of the highlighted state.
  @Test(arguments: 0..<16)
  func `fallback values are faded to a fifth while highlighted`(own: Int) {
    var contents = ButtonContents(title: "Send")
    contents.titleColors[.normal] = green
    contents.images[.normal] = Size(width: 10, height: 10)
    contents.backgroundImages[.normal] = Size(width: 1, height: 1)
    if own & 1 != 0 { contents.titles[.highlighted] = "Sending" }
    if own & 2 != 0 { contents.titleColors[.highlighted] = Color(white: 0) }
    if own & 4 != 0 { contents.images[.highlighted] = Size(width: 12, height: 12) }
    if own & 8 != 0 { contents.backgroundImages[.highlighted] = Size(width: 2, height: 2) }
    let look = contents.appearance(in: .highlighted)
    // The title is faded unless it or its color belongs to the state.
    expectEqual(look.titleAlpha, (own & 3 == 0 ? 0.2 : 1))
    expectEqual(look.imageAlpha, (own & 4 == 0 ? 0.2 : 1))
    expectEqual(look.backgroundAlpha, (own & 8 == 0 ? 0.2 : 1))
    expectEqual(look.title, (own & 1 == 0 ? "Send" : "Sending"))
    expectEqual(look.image?.width, (own & 4 == 0 ? 10 : 12))
    for state in ButtonState.allCases where state != .highlighted {
      let other = contents.appearance(in: state)
      expect(other.titleAlpha == 1 && other.imageAlpha == 1 && other.backgroundAlpha == 1)
    }
  }
}
