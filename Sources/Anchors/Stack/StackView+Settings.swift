// What a stack may be told about itself.

extension StackView {
  /// The direction in which the views follow one another.
  public var axis: Axis {
    get { settings.axis }
    set { change { $0.axis = newValue } }
  }

  /// How the views share the room along the axis.
  public var distribution: Distribution {
    get { settings.distribution }
    set { change { $0.distribution = newValue } }
  }

  /// Where the views lie across the axis.
  public var alignment: Alignment {
    get { settings.alignment }
    set { change { $0.alignment = newValue } }
  }

  /// The distance between neighbors in points, the least one in distributions with equal gaps.
  ///
  /// ``spacingUseSystem`` stands for the standard spacing, ``spacingUseDefault`` for 0.
  public var spacing: Double {
    get { settings.spacing }
    set { change { $0.spacing = newValue } }
  }

  /// Whether the distance between neighbors in a column is that from the last baseline of one to the
  /// first baseline of the next; false unless set.
  ///
  /// The outer views keep to the edges of the stack.
  public var isBaselineRelativeArrangement: Bool {
    get { settings.isBaselineRelative }
    set { change { $0.isBaselineRelative = newValue } }
  }

  /// Whether the views fill ``LayoutItem/layoutMarginsGuide`` instead of the stack; false unless set.
  public var isLayoutMarginsRelativeArrangement: Bool {
    get { settings.isMarginsRelative }
    set { change { $0.isMarginsRelative = newValue } }
  }

  /// With what priority a hidden view has no extent along the axis; required unless set.
  ///
  /// What is inside of a hidden view, and its content, ask for no room outside at any priority. So it only
  /// matters where a constraint between the view and something outside asks for room.
  public var hidingPriority: LayoutPriority {
    get { settings.hidingPriority }
    set { change { $0.hidingPriority = newValue } }
  }

  /// How ``Distribution/fillProportionally`` accounts for the spacing; `correct` unless set.
  public var proportionalMode: ProportionalMode {
    get { settings.proportionalMode }
    set { change { $0.proportionalMode = newValue } }
  }

  private func change(_ body: (inout StackSettings) -> Void) {
    var changed = settings
    body(&changed)
    guard changed != settings else { return }
    settings = changed
    invalidateAll()
  }
}
