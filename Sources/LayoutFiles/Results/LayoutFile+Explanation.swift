public import Anchors
public import AnchorsQuestions

/// A quantity of a layout file, for queries.
public struct LayoutFileQuantity {
  /// The quantity as written.
  public let text: String
  let question: QuantityQuestion
}

extension LayoutFile {
  /// Reads a quantity: `title.width`, `card.margins.leading` or `a.trailing -> b.leading`.
  ///
  /// Call this before the layout: a guide that is mentioned for the first time is positioned by the
  /// next one.
  ///
  /// - Parameter text: The quantity.
  /// - Returns: The quantity, for queries after a layout.
  /// - Throws: `LayoutFileError`, with columns of the text, if the file has no such quantity.
  public func quantity(_ text: String) throws(LayoutFileError) -> LayoutFileQuantity {
    let bytes = Array(text.utf8)
    do throws(Fault) {
      let source = FileText(text, range: SourceRange(-1, bytes.count + 1))
      var reader = LayoutFileReader()
      reader.items = items
      for (index, item) in items.enumerated() { _ = reader.setIndex(index, of: item.name.text) }
      switch try EquationParser.parseQuantity(source, metrics: metrics) {
      case .attribute(let reference):
        return LayoutFileQuantity(
          text: text,
          question: QuantityQuestion(
            try reader.node(of: reference), reference.attribute.attribute, text: text))
      case .distance(let from, let to):
        let distance = try reader.distance(from: from, to: to)
        return LayoutFileQuantity(text: text, question: QuantityQuestion(distance, text: text))
      }
    } catch {
      throw LayoutFileError(error, in: bytes)
    }
  }

  /// Explains the value of a quantity after a layout; nil if its item is not part of the layout.
  public func explanation(of quantity: LayoutFileQuantity) -> LayoutExplanation? {
    root.layoutNode.explanation(of: quantity.question)
  }

  /// Supposes another value of a quantity; nil if its item is not part of the layout.
  public func supposition(of quantity: LayoutFileQuantity, equals value: Double)
    -> LayoutSupposition?
  {
    var supposed = root.layoutNode.supposition(of: quantity.question, equals: value)
    if let conflict = supposed?.conflict {
      supposed?.conflict = ConstraintWriter(self, name: nil).inWordsOfFile(conflict)
    }
    return supposed
  }

  /// The degrees of freedom of the file's items, with an entry for each.
  ///
  /// - Complexity: That of ``ambiguous``, plus queries for the ambiguous quantities of each entry.
  public var freedoms: [LayoutFreedom] { freedoms(ofFirst: .max).entries }

  /// Finds the degrees of freedom of the first ambiguous items of the file.
  ///
  /// Each degree of freedom may move all other items, so that those of thousands take long; the
  /// first show what to determine.
  ///
  /// - Parameter count: The maximum number of items; at least 0.
  /// - Returns: An entry for each independent way to move these items, and the number of ambiguous
  ///   items that were not examined.
  /// - Complexity: That of ``ambiguous``, plus queries for the ambiguous quantities of each entry.
  public func freedoms(ofFirst count: Int) -> (entries: [LayoutFreedom], unexamined: Int) {
    var ambiguous: [ObjectIdentifier: AmbiguousItem] = [:]
    for found in root.ambiguousItems { ambiguous[ObjectIdentifier(found.item)] = found }
    var listed: [AmbiguousItem] = []
    for item in items {
      if item.node !== root.layoutNode, let found = ambiguous[ObjectIdentifier(item.node)] {
        listed.append(found)
      }
      guard let scroll = item.view as? ScrollView else { continue }
      let guide = ObjectIdentifier(scroll.contentLayoutGuide.layoutNode)
      if let found = ambiguous[guide] { listed.append(found) }
    }
    let examined = listed.prefix(Swift.max(0, count))
    return (root.freedoms(of: Array(examined)), listed.count - examined.count)
  }
}

extension ConstraintWriter {
  /// Returns the constraint with its position, or with its source if it is not in the file.
  public func description(of constraint: ReportedConstraint) -> String {
    location(of: constraint.summary).description(of: constraint.summary)
  }

  /// Returns the explanation as text, with the positions of constraints in the file.
  public func text(of explanation: LayoutExplanation) -> String {
    explanation.text { description(of: $0) }
  }

  /// Returns the degrees of freedom as text.
  public func text(of freedoms: [LayoutFreedom]) -> String {
    freedoms.map { $0.text { $0.equation { $0.shortest } } }.joined(separator: "\n")
  }

  /// Writes the members of an explanation into the open object, which may have others.
  public func writeMembers(of explanation: LayoutExplanation, into json: inout JSONWriter) {
    json.key("quantity")
    json.value(explanation.quantity)
    json.key("value")
    json.value(explanation.value)
    json.key("determined")
    json.value(explanation.isDetermined)
    json.key("terms")
    json.value(explanation.terms)
    json.key("constant")
    json.value(explanation.constant)
    json.key("because")
    json.beginArray()
    for member in explanation.because { write(member, hasContribution: true, into: &json) }
    json.endArray()
    json.key("open")
    json.beginArray()
    for term in explanation.open {
      json.beginArray()
      json.value(term.quantity.description)
      json.value(term.factor)
      json.value(term.value)
      json.endArray()
    }
    json.endArray()
    json.key("larger")
    write(explanation.larger, into: &json)
    json.key("smaller")
    write(explanation.smaller, into: &json)
    json.key("lost")
    json.beginArray()
    for loss in explanation.lost {
      json.beginObject()
      writeMembers(of: loss.constraint, into: &json)
      json.key("violation")
      json.value(loss.violation)
      json.endObject()
    }
    json.endArray()
  }

  private func write(_ member: ReportMember, hasContribution: Bool, into json: inout JSONWriter) {
    json.beginObject()
    writeMembers(of: member.constraint, into: &json)
    json.key("multiplier")
    json.value(member.multiplier)
    if hasContribution {
      json.key("contribution")
      json.value(member.contribution)
    }
    json.endObject()
  }

  private func write(_ resistance: LayoutExplanation.Resistance?, into json: inout JSONWriter) {
    guard let resistance else { return json.null() }
    json.beginObject()
    json.key("priority")
    json.value(resistance.priority.rawValue)
    json.key("cost")
    json.value(resistance.cost)
    json.key("prevented")
    json.beginArray()
    for member in resistance.prevented { write(member, hasContribution: false, into: &json) }
    json.endArray()
    json.key("weights")
    json.beginObject()
    for entry in resistance.weights {
      json.key(entry.priority.rawValue.shortest)
      json.value(entry.weight)
    }
    json.endObject()
    json.endObject()
  }

  /// Writes degrees of freedom as an array.
  public func write(_ freedoms: [LayoutFreedom], into json: inout JSONWriter) {
    json.beginArray()
    for freedom in freedoms {
      json.beginObject()
      json.key("quantity")
      json.value(freedom.quantity.frameName)
      json.key("value")
      json.value(freedom.value)
      json.key("from")
      json.value(freedom.range.lowerBound)
      json.key("to")
      json.value(freedom.range.upperBound)
      json.key("moves")
      json.beginArray()
      for move in freedom.moves {
        json.beginArray()
        json.value(move.quantity.frameName)
        json.value(move.factor)
        json.endArray()
      }
      json.endArray()
      json.key("cures")
      json.beginArray()
      for cure in freedom.cures {
        json.beginObject()
        json.key("add")
        json.value(cure.equation { $0.shortest })
        json.endObject()
      }
      json.endArray()
      json.key("with")
      json.beginArray()
      for quantity in freedom.with { json.value(quantity.frameName) }
      json.endArray()
      json.endObject()
    }
    json.endArray()
  }

  /// Writes the members of a supposition into the open object, which may have others.
  public func writeMembers(of supposition: LayoutSupposition, into json: inout JSONWriter) {
    json.key("value")
    json.value(supposition.value)
    if let conflict = supposition.conflict {
      json.key("error")
      json.beginObject()
      json.key("kind")
      json.value("unsatisfiable")
      json.writeMembers(of: conflict, conflict.members.map { location(of: $0.summary) })
      json.endObject()
      return
    }
    json.key("items")
    json.beginObject()
    for change in supposition.changes {
      json.key(change.item)
      json.value(change.frame)
    }
    json.endObject()
    for (key, shifts) in [("more", supposition.more), ("less", supposition.less)] {
      json.key(key)
      json.beginArray()
      for shift in shifts {
        json.beginObject()
        writeMembers(of: shift.constraint, into: &json)
        json.key("violation")
        json.value(shift.violation)
        json.key("was")
        json.value(shift.before)
        json.endObject()
      }
      json.endArray()
    }
  }

  /// Returns the supposition as text, with the positions of constraints in the file.
  public func text(of supposition: LayoutSupposition) -> String {
    supposition.text { description(of: $0) }
  }
}
