import Contacts
import Foundation
import TestSupport
import Testing

@Suite struct ContactExamplesTests {
  /// The file of the README's example.
  static let file = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Examples/contacts.vcf")

  /// Name, title, phone and e-mail of every card, as a person reads them.
  private let people = [
    "Juca dos Santos | Desenvolvedor iOS | +55 11 5555-0101 | juca@oficina.example",
    "Beatriz Nogueira | Designer | +55-21-5555-0103 ext. 12 | beatriz.nogueira@mare.example",
    "Maria Aparecida de Albuquerque e Vasconcelos Figueiredo da Conceição"
      + " | Diretora-Geral de Relações Institucionais, Comunicação e Responsabilidade Social"
      + " | +55 41 5555-0105 | maria.aparecida.figueiredo.conceicao@navegacao-paranaense.example",
    "山田太郎 | レイアウト設計者 | +81-3-5555-0106 | taro.yamada@anchor.example",
    "김민준 | 품질 엔지니어 | +82 2-5555-0107 | minjun.kim@anchor.example",
    "ليلى الحداد | مهندسة برمجيات | +962-6-555-0108 | layla@haddad.example",
    "נועה לוי | מעצבת | +972-3-555-0109 | noa@levi.example",
    "Otávio Brandão | Livraria Cais do Porto | +55 51 5555-0110 | otavio@caisdoporto.example",
    "Søren Ångström-Żółkiewski | Typograf & rådgiver | +45 5555 0111 | none",
    "Priya Raghunathan | Accessibility Lead | +91 22 5555 0112 | priya@inclusive.example",
    "Inês Carvalho | Repórter | +351 21 555 0113 | ines@jornaldaserra.example",
    "Dr. Łukasz Jan Kowalski Ph.D. | Konstruktor; wykładowca | +48 22 555 01 15"
      + " | l.kowalski@politechnika.example",
    "Zé | Faz-tudo | +55 71 5555-0116 | none",
  ]

  @Test func everyCardReadsAsAPersonReadsIt() throws {
    let outcome = read(try Data(contentsOf: Self.file))
    expectNil(outcome.error)
    let found = outcome.contacts.map { contact in
      [contact.name, contact.title ?? "none", contact.phone ?? "none", contact.email ?? "none"]
        .joined(separator: " | ")
    }
    expectEqual(found, people)
    expectEqual(outcome.contacts.count { $0.version == .v4 }, 7)
  }

  @Test func twoCardsEmbedAPhoto() throws {
    let contacts = read(try Data(contentsOf: Self.file)).contacts
    let photos = contacts.map { contact in
      contact.photo.map { "\($0.mediaType) \($0.pixelWidth)x\($0.pixelHeight)" } ?? contact.initials
    }
    expectEqual(
      photos,
      [
        "png 64x64", "jpeg 80x80", "MC", "山", "김", "ل\u{200C}ا", "נל", "OB", "SÅ", "PR", "IC", "ŁK",
        "Z",
      ])
  }

  /// Checks the promise of `.gitattributes` that both line ends remain in the file.
  @Test func theFileMixesLineEnds() throws {
    let bytes = Array(try Data(contentsOf: Self.file))
    let lineEnds = bytes.indices.filter { bytes[$0] == 10 }
    let crlf = lineEnds.filter { $0 > 0 && bytes[$0 - 1] == 13 }
    expect(!crlf.isEmpty && crlf.count < lineEnds.count)
  }
}
