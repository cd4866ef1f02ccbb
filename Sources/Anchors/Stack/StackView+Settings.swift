// Settings of a stack.

extension StackView {
  /// The axis along which the views are arranged.
  public var axis: Axis {
    get { settings.axis }
    set { change { $0.axis = newValue } }
  }

  /// The distribution of space among the views along the axis.
  public var distribution: Distribution {
    get { settings.distribution }
    set { change { $0.distribution = newValue } }
  }

  /// The alignment of the views across the axis.
  public var alignment: Alignment {
    get { settings.alignment }
    set { change { $0.alignment = newValue } }
  }

  /// The distance between neighbors in points; a minimum in distributions with equal gaps.
  ///
  /// ``spacingUseSystem`` means the standard spacing, ``spacingUseDefault`` means 0.
  public var spacing: Double {
    get { settings.spacing }
    set { change { $0.spacing = newValue } }
  }

  /// Indicates whether distances between neighbors in a column are measured between baselines.
  ///
  /// They are then measured from the last baseline of a view to the first baseline of the next; the
  /// outer views still meet the edges of the stack. It is false unless set.
  public var isBaselineRelativeArrangement: Bool {
    get { settings.isBaselineRelative }
    set { change { $0.isBaselineRelative = newValue } }
  }

  /// Indicates whether the views fill the margins guide instead of the stack; false unless set.
  ///
  /// The guide is ``LayoutItem/layoutMarginsGuide``.
  public var isLayoutMarginsRelativeArrangement: Bool {
    get { settings.isMarginsRelative }
    set { change { $0.isMarginsRelative = newValue } }
  }

  /// The priority with which a hidden view has no extent along the axis; required unless set.
  ///
  /// The descendants and the content of a hidden view require no space outside at any priority. So
  /// it only matters if constraints between the view and items outside require space.
  public var hidingPriority: LayoutPriority {
    get { settings.hidingPriority }
    set { change { $0.hidingPriority = newValue } }
  }

  /// The formula by which ``Distribution/fillProportionally`` includes the spacing.
  ///
  /// It is `correct` unless set.
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
