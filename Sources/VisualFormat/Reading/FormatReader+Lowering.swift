import Anchors

// Creation of the constraints of a format.

extension FormatReader {
  /// Connects the first view of a chain to the edge at the start of the chain.
  mutating func connectStart(
    of view: LayoutNode, to superview: LayoutNode, _ connection: Connection
  ) throws(FormatFault) {
    if isReversed {
      try connect((view, .right), to: (superview, .right), connection)
    } else {
      let edge = startEdge
      try connect((superview, edge), to: (view, edge), connection)
    }
  }

  /// Connects the last view of a chain to the edge at the end of the chain.
  mutating func connectEnd(
    of view: LayoutNode, to superview: LayoutNode, _ connection: Connection
  ) throws(FormatFault) {
    if isReversed {
      try connect((superview, .left), to: (view, .left), connection)
    } else {
      let edge = endEdge
      try connect((view, edge), to: (superview, edge), connection)
    }
  }

  /// Connects a view to the previous one.
  mutating func connect(
    _ previous: LayoutNode, to view: LayoutNode, _ connection: Connection
  ) throws(FormatFault) {
    if isReversed {
      try connect((view, .right), to: (previous, .left), connection)
    } else if axis == .vertical, settings.options.contains(.spacingBaselineToBaseline) {
      try connect((previous, .lastBaseline), to: (view, .firstBaseline), connection)
    } else {
      try connect((previous, endEdge), to: (view, startEdge), connection)
    }
  }

  private typealias Edge = (node: LayoutNode, attribute: LayoutAttribute)

  /// Constrains the distances from a near edge to a far one, in the direction of the axis.
  private mutating func connect(
    _ near: Edge, to far: Edge, _ connection: Connection
  ) throws(FormatFault) {
    switch connection {
    case .flush: add(far.node, far.attribute, .equal, near.node, near.attribute)
    case .standard: connectByStandard(near, to: far)
    case .stated:
      for index in spacings.indices { try connect(near, to: far, by: spacings[index]) }
    }
  }

  private mutating func connectByStandard(_ near: Edge, to far: Edge) {
    if near.node.parent !== far.node, far.node.parent !== near.node {
      return add(far.node, far.attribute, .equal, near.node, near.attribute, constant: 8)
    }
    switch settings.superviewSpacing {
    case .fixed(let points):
      add(far.node, far.attribute, .equal, near.node, near.attribute, constant: points)
    case .layoutMargins:
      let nearIsOuter = far.node.parent === near.node
      add(
        far.node, nearIsOuter ? far.attribute : far.attribute.ofMargins, .equal, near.node,
        nearIsOuter ? near.attribute.ofMargins : near.attribute)
    }
  }

  private mutating func connect(
    _ near: Edge, to far: Edge, by spacing: FormatTerm
  ) throws(FormatFault) {
    guard spacing.view != nil || spacing.isShare else {
      return add(
        far.node, far.attribute, spacing.relation, near.node, near.attribute,
        constant: spacing.constant, priority: spacing.priority)
    }
    guard let owner = near.node.parent === far.node ? far.node : far.node.parent else {
      throw FormatFault(kind: .noSuperview, column: spacing.column)
    }
    let guide = LayoutGuide("spacing")
    spacers.append((guide, owner))
    let start: LayoutAttribute = isReversed ? .left : startEdge
    let end: LayoutAttribute = isReversed ? .right : endEdge
    add(guide.layoutNode, start, .equal, near.node, near.attribute)
    add(far.node, far.attribute, .equal, guide.layoutNode, end)
    let extent: LayoutAttribute = axis == .horizontal ? .width : .height
    try relate(guide.layoutNode, extent, spacing, in: owner)
  }

  /// Adds the constraint that a term states about an attribute.
  mutating func relate(
    _ view: LayoutNode, _ attribute: LayoutAttribute, _ term: FormatTerm,
    in superview: LayoutNode? = nil
  ) throws(FormatFault) {
    var other = term.view.flatMap { names.node(named: $0, in: bytes) }
    var otherAttribute = term.attribute
    if term.isShare {
      guard let container = superview ?? view.parent else {
        throw FormatFault(kind: .noSuperview, column: term.column)
      }
      other = container
      otherAttribute = attribute
    }
    add(
      view, attribute, term.relation, other, otherAttribute, multiplier: term.multiplier,
      constant: term.constant, priority: term.priority)
    guard settings.isExtended, constraints.last?.fault != nil else { return }
    throw FormatFault(kind: .attributesCannotMeet, column: term.column)
  }

  mutating func add(
    _ first: LayoutNode, _ attribute: LayoutAttribute, _ relation: LayoutRelation,
    _ second: LayoutNode?, _ otherAttribute: LayoutAttribute, multiplier: Double = 1,
    constant: Double = 0, priority: LayoutPriority = .required
  ) {
    guard settings.hasMargins else {
      constraints.append(
        LayoutConstraint(
          first, attribute, relation, second, otherAttribute, multiplier: multiplier,
          constant: constant, priority: priority, origin: settings.origin))
      return
    }
    let constraint = LayoutConstraint(
      item: first, attribute: attribute, relatedBy: relation, toItem: second,
      attribute: second == nil ? .notAnAttribute : otherAttribute, multiplier: multiplier,
      constant: constant,
      file: settings.origin.file, line: settings.origin.line)
    constraint.priority = priority
    constraints.append(constraint)
  }

  private var isReversed: Bool {
    axis == .horizontal && settings.options.contains(.directionRightToLeft)
  }

  private var startEdge: LayoutAttribute {
    guard axis == .horizontal else { return .top }
    return settings.options.contains(.directionLeftToRight) ? .left : .leading
  }

  private var endEdge: LayoutAttribute {
    guard axis == .horizontal else { return .bottom }
    return settings.options.contains(.directionLeftToRight) ? .right : .trailing
  }
}

extension LayoutAttribute {
  /// The corresponding edge of the layout margins.
  fileprivate var ofMargins: LayoutAttribute {
    switch self {
    case .left: .leftMargin
    case .right: .rightMargin
    case .leading: .leadingMargin
    case .trailing: .trailingMargin
    case .top: .topMargin
    case .bottom: .bottomMargin
    default: self
    }
  }
}
