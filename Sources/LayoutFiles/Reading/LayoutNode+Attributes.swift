import Anchors

// Anchors by attributes that are only known when a file is read.

extension LayoutNode {
  func leadingOrTrailing(_ attribute: LayoutAttribute) -> XAxisAnchor<LeadingTrailing>? {
    switch attribute {
    case .leading: leadingAnchor
    case .trailing: trailingAnchor
    default: nil
    }
  }

  func leftOrRight(_ attribute: LayoutAttribute) -> XAxisAnchor<LeftRight>? {
    switch attribute {
    case .left: leftAnchor
    case .right: rightAnchor
    default: nil
    }
  }

  func vertical(_ attribute: LayoutAttribute) -> YAxisAnchor? {
    switch attribute {
    case .top: topAnchor
    case .bottom: bottomAnchor
    case .centerY: centerYAnchor
    case .firstBaseline: firstBaselineAnchor
    case .lastBaseline: lastBaselineAnchor
    default: nil
    }
  }
}
