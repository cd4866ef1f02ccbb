extension TextMeasurer {
  /// Returns a measurer for which all texts are wider or narrower by a factor.
  ///
  /// - Parameter factor: The factor of all widths, above 0.
  /// - Returns: The measurer, which knows the widths at which lines change if this one does.
  package func scaled(by factor: Double) -> TextMeasurer {
    let plain = self
    @Sendable func unscaled(_ request: TextRequest) -> TextRequest {
      var request = request
      request.maxWidth = request.maxWidth.map { $0 / factor }
      return request
    }
    let scaled = CustomMeasure { request in
      var measured = plain.measure(unscaled(request))
      measured.size.width *= factor
      return measured
    } lines: { request in
      plain.lines(unscaled(request)).map { line in
        var line = line
        line.width *= factor
        return line
      }
    } resolvedFont: { font in
      plain.resolvedFont(for: font)
    } step: { request, kind in
      guard var step = plain.step(unscaled(request), kind) else { return nil }
      (step.low, step.high) = (step.low * factor, step.high * factor)
      return step
    }
    return TextMeasurer(.custom(scaled))
  }
}
