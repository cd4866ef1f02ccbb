/// The size that a file asks for; a direction without a number takes its fitting size.
struct RequestedSize {
  let width: Double?
  let height: Double?
}
