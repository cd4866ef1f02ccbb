/// The attributes along and across the axis of a stack.
struct StackAxes {
  let lead: LayoutAttribute
  let trail: LayoutAttribute
  let middle: LayoutAttribute
  let size: LayoutAttribute
  let near: LayoutAttribute
  let far: LayoutAttribute
  let crossMiddle: LayoutAttribute
  let cross: LayoutAttribute

  init(_ axis: Axis) {
    if axis == .horizontal {
      (lead, trail, middle, size) = (.leading, .trailing, .centerX, .width)
      (near, far, crossMiddle, cross) = (.top, .bottom, .centerY, .height)
    } else {
      (lead, trail, middle, size) = (.top, .bottom, .centerY, .height)
      (near, far, crossMiddle, cross) = (.leading, .trailing, .centerX, .width)
    }
  }
}
