import Contacts
import TestSupport
import Testing

@Suite struct ContactTests {
  @Test func readsEveryField() throws {
    let juca = try contact(
      "FN:Juca dos Santos", "ORG:Oficina;Produto", "TITLE:Desenvolvedor",
      "TEL;TYPE=work,voice:+55 11 5555-0101", "EMAIL:juca@oficina.example")
    expectEqual(juca.line, 1)
    expectEqual(juca.version, .v3)
    expectEqual(juca.name, "Juca dos Santos")
    expectEqual(juca.organization, "Oficina")
    expectEqual(juca.title, "Desenvolvedor")
    expectEqual(juca.phone, "+55 11 5555-0101")
    expectEqual(juca.email, "juca@oficina.example")
    expectNil(juca.photo)
  }

  @Test func missingAndEmptyFieldsAreNone() throws {
    let ana = try contact(
      version: "4.0", "FN:\u{A0}", "FN:Ana", "EMAIL:", "TEL:  ", "TITLE:\\n", "ORG:;;")
    expectEqual(ana.version, .v4)
    expectNil(ana.email)
    expectNil(ana.phone)
    expectNil(ana.title)
    expectNil(ana.organization)
  }

  @Test func organizationStandsInForTitle() throws {
    try expectEqual(contact("FN:A", "ORG:Livraria\\, Cais;Loja").title, "Livraria, Cais")
    try expectEqual(contact("FN:A", "ORG:Livraria", "TITLE:Livreiro").title, "Livreiro")
    try expectEqual(contact("FN:A", "ORG:;Loja").title, "Loja")
  }

  @Test func `an address has its parts in their order, and the preferred one counts`() throws {
    let ana = try contact(
      version: "4.0", "FN:A", "ADR;PREF=2:;;Elsewhere;;;;",
      "ADR;PREF=1:;;Rua do Cais 12\\, 3;Porto;;4050;Portugal")
    expectEqual(ana.address, "Rua do Cais 12, 3, Porto, 4050, Portugal")
    try expectNil(contact("FN:A", "ADR:;;;;;;").address)
  }

  @Test(arguments: [
    ("N:Santos;Juca;dos;;", "Juca dos Santos"),
    ("N:Kowalski;Łukasz,Jan;;Dr.;Ph.D.", "Dr. Łukasz Jan Kowalski Ph.D."),
    ("N:Stevenson;John;Philip,Paul;Dr.;Jr.,M.D.", "Dr. John Philip Paul Stevenson Jr. M.D."),
    ("N:Lima\\, Filho;Ana\\;Bia", "Ana;Bia Lima, Filho"),
    ("N:Madonna", "Madonna"),
    ("N:;Cher;;;", "Cher"),
    ("N:山田;太郎;;;", "山田太郎"),
    ("N:김;민준;;박사;", "박사 김민준"),
    ("N:Yamada;太郎;;;", "太郎 Yamada"),
  ]) func nameIsBuiltFromParts(line: String, name: String) throws {
    try expectEqual(contact(line).name, name)
    try expectEqual(contact(line, "FN: ").name, name)
    try expectEqual(contact(line, "FN:Shown").name, "Shown")
    try expectEqual(contact("FN:Shown", line).name, "Shown")
  }

  @Test(arguments: [
    ("Silva\\, Lima \\; Filhos", "Silva, Lima ; Filhos"),
    ("one\\ntwo\\Nthree", "one\ntwo\nthree"),
    ("C:\\\\temp\\\\new", "C:\\temp\\new"),
    ("http\\://a.example", "http://a.example"),
    ("a\\qb", "a\\qb"),
    ("ends\\", "ends\\"),
    ("plain, with; separators: kept", "plain, with; separators: kept"),
    ("\t  blanks around \t", "blanks around"),
    ("\u{A0} \u{3000}blanks\u{A0}around\u{200B} \u{FEFF}", "blanks\u{A0}around"),
    ("\\\\n is no line break", "\\n is no line break"),
  ]) func textIsUnescaped(value: String, text: String) throws {
    try expectEqual(contact("FN:A", "TITLE:" + value).title, text)
  }

  @Test func preferenceOfVersion4IsTheLowestNumber() throws {
    let ana = try contact(
      version: "4.0", "FN:Ana", "TEL:1", "TEL;PREF=20:2", "TEL;PREF=3:3", "TEL;PREF=3:4",
      "EMAIL;PREF=100:a@x.example", "EMAIL:b@x.example", "FN;PREF=1:Ana Lima",
      "TITLE:First", "TITLE:Second", "ORG;PREF=2:Two", "ORG;PREF=1:One")
    expectEqual(ana.phone, "3")
    expectEqual(ana.email, "a@x.example")
    expectEqual(ana.name, "Ana Lima")
    expectEqual(ana.title, "First")
    expectEqual(ana.organization, "One")
  }

  @Test(arguments: [
    "TEL;TYPE=work,pref:2", "TEL;TYPE=work;TYPE=PREF:2", "tel;type=\"work,pref\":2", "TEL;PREF:2",
    "TEL;pref=1:2", "home.TEL;TYPE=\"pref\":2", "TEL;X-LABEL=\"a:b;c,d\";TYPE=pref:2",
  ]) func preferenceOfVersion3IsAType(line: String) throws {
    try expectEqual(contact("FN:A", "TEL;TYPE=home:1", line, "TEL;TYPE=pref:3").phone, "2")
  }

  @Test(arguments: ["0", "101", "-1", "many", ""])
  func preferenceOutOfRangeIsIgnored(number: String) throws {
    try expectEqual(contact(version: "4.0", "FN:A", "TEL:1", "TEL;PREF=\(number):2").phone, "1")
  }

  @Test(arguments: ["X-LABEL=pref=1", "TYPE=pref=1", "X-LABEL=pref", "LABEL=\"TYPE=pref\""])
  func whatOnlyLooksLikeAPreferenceIsNone(parameter: String) throws {
    try expectEqual(contact("FN:A", "TEL:1", "TEL;\(parameter):2").phone, "1")
  }

  @Test func anEmptyPreferredValueGivesWayToTheNext() throws {
    try expectEqual(contact("FN:A", "EMAIL;TYPE=pref:", "EMAIL:a@x.example").email, "a@x.example")
  }

  @Test(arguments: [
    ("TEL;VALUE=uri:tel:+55-11-5555-0101", "+55-11-5555-0101"),
    ("TEL;VALUE=uri;TYPE=\"voice,home\":TEL:+1-555-0100;ext=5555", "+1-555-0100 ext. 5555"),
    ("TEL;VALUE=uri:tel:5555;phone-context=+55-11;EXT=7", "5555 ext. 7"),
    ("TEL;VALUE=uri:tel:5555;ext=", "5555"),
    ("TEL:tel:5555", "5555"),
    ("TEL;VALUE=uri:sip:ana@x.example;transport=tcp", "ana@x.example"),
    ("TEL:callto://+1%20555%200100", "+1 555 0100"), ("TEL:skype:ana.lima?call", "ana.lima"),
    ("TEL:SMS:555", "555"), ("TEL:http://x.example/call", "http://x.example/call"),
  ]) func phoneOfAnAddressIsItsNumber(line: String, phone: String) throws {
    try expectEqual(contact(version: "4.0", "FN:A", line).phone, phone)
    try expectEqual(contact(version: "4.0", "FN:A", "TEL;VALUE=uri:tel:", line).phone, phone)
  }

  @Test func groupsCaseAndUnknownThingsDoNotMatter() throws {
    let text = """
      begin:vcard
      X-FIRST;X-P="a;b:c":anything : at all
      item1.Email;Type=Internet;X-Unknown=1:a@x.example
      item1.X-ABLabel:_$!<Home>!$_
      X_VENDOR;;=;A=:1
      fn;LANGUAGE=pt;charset=utf-8:Zé
      version: 4.0
      Item1.Title:Faz-tudo
      end:vCard
      """
    let all = try contacts(in: text)
    expectEqual(all.map(\.name), ["Zé"])
    expectEqual(all.map(\.email), ["a@x.example"])
    expectEqual(all.map(\.title), ["Faz-tudo"])
    expectEqual(all.map(\.version), [.v4])
  }

  @Test(arguments: [
    ("Juca dos Santos", "JS"), ("ana lima", "AL"), ("Zé", "Z"), ("élodie Øst", "ÉØ"),
    ("山田太郎", "山"), ("山田 太郎", "山"), ("김민준", "김"), ("さくら Inc.", "さ"),
    ("ليلى الحداد", "ل\u{200C}ا"), ("נועה לוי", "נל"), ("(Dr.) “Bia” Nogueira -", "BN"),
    ("3M do Brasil", "3B"), ("ß ß", "SS"), ("— —", "—"), ("e\u{301}va", "E\u{301}"),
    ("Ana\\nLima", "AL"),
  ]) func initialsAreOfTheFirstAndLastWord(name: String, initials: String) throws {
    try expectEqual(contact("FN:" + name).initials, initials)
  }
}
