/// A value for each axis.
@frozen
package struct AxisPair<Value> {
  package var horizontal: Value
  package var vertical: Value

  @inlinable
  package init(_ horizontal: Value, _ vertical: Value) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }

  @inlinable
  package subscript(axis: Axis) -> Value {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }
}

extension AxisPair: Equatable where Value: Equatable {}
