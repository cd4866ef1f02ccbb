/// The size that a file asks for; nil takes the fitting size in that direction.
struct RequestedSize {
  let width: Double?
  let height: Double?
}
