import Anchors
import VisualFormat

/// A form stated in visual formats, and an invalid format.
@main struct EmbeddedFormat {
  static func main() {
    let form = View("form")
    let name = View("name")
    let button = View("button")
    form.addSubview(name)
    form.addSubview(button)
    do throws(VisualFormatError) {
      for format in [
        "|-m-[name]-m-|", "V:|-m-[name(44)]-[button(0.5e2)]-(>=m)-|", "[button(75.5)]-|",
      ] {
        LayoutConstraint.activate(
          try LayoutConstraint.constraints(
            withVisualFormat: format, metrics: ["m": 16], views: ["name": name, "button": button]))
      }
    } catch {
      print(error.description)
    }
    do throws(LayoutError) {
      try form.layout(in: Size(width: 320, height: 200))
      print(form.frameDescription)
    } catch {
      print("cannot be laid out")
    }
    do throws(VisualFormatError) {
      _ = try LayoutConstraint.constraints(
        withVisualFormat: "[name]-[buton]", views: ["name": name, "button": button])
    } catch {
      print(error.description)
    }
  }
}
