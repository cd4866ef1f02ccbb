import Anchors

extension Invoice {
  /// The sample of a language; nil if there is none.
  static func sample(_ language: String) -> Invoice? {
    switch language {
    case "de": german
    case "ja": japanese
    case "ar": arabic
    default: nil
    }
  }

  /// Items of sample texts, with quantities of up to two decimals.
  private static func items(_ texts: [String], price: Int) -> [Item] {
    let quantities = [100, 250, 1200, 25, 300, 775, 100, 40, 1650, 200, 125]
    return (0..<texts.count * 4).map { index in
      Item(
        text: texts[index % texts.count], quantity: quantities[index % quantities.count],
        price: price * (1 + index * 7 % 13))
    }
  }

  private static var german: Invoice {
    Invoice(
      language: "de",
      numbers: NumberStyle(decimalSeparator: ",", groupSeparator: ".", suffix: "\u{A0}€"),
      words: Words(
        title: "Rechnung", columns: ["Pos.", "Leistung", "Menge", "Preis", "Betrag"],
        net: "Nettobetrag", tax: "Umsatzsteuer 19 %", total: "Gesamtbetrag",
        page: "Seite %1 von %2"),
      sender: "Ankerwerk GmbH",
      recipient: "Łódzka Drukarnia Żuraw\nul. Próżna 14\n90-001 Łódź",
      facts: [
        ("Rechnungsnummer", "2026-0117"), ("Datum", "14. März 2026"),
        ("Fällig am", "13. April 2026"),
      ],
      footer: "Ankerwerk GmbH · Hafenstraße 3 · 20359 Hamburg · Steuernummer 00/000/00000",
      taxRate: 19,
      items: items(
        [
          "Beratung zum Umbruch mehrsprachiger Kataloge, zwei Tage in Łódź mit der Setzerei",
          "Schriftlizenz für Druck und Web", "Korrekturlesen Polnisch und Tschechisch je Seite",
          "Probedruck A3, beidseitig", "Fahrtkosten",
          "Anpassung der Vorlagen für Preislisten, Etiketten und Lieferscheine einschließlich der "
            + "Prüfung auf barrierefreie PDF-Ausgabe",
        ], price: 1850))
  }

  private static var japanese: Invoice {
    Invoice(
      language: "ja",
      numbers: NumberStyle(
        decimalSeparator: ".", groupSeparator: ",", moneyDecimals: 0, prefix: "¥"),
      words: Words(
        title: "請求書", columns: ["番号", "品目", "数量", "単価", "金額"], net: "小計",
        tax: "消費税 10%", total: "合計", page: "%1／%2ページ"),
      sender: "錨設計株式会社", recipient: "海辺印刷所 御中\n港町一丁目二番三号",
      facts: [("請求書番号", "2026-0117"), ("発行日", "2026年3月14日"), ("支払期限", "2026年4月13日")],
      footer: "錨設計株式会社・港町四丁目五番・登録番号 T0000000000000", taxRate: 10,
      items: items(
        [
          "レイアウト設計の打ち合わせ（二日間）および多言語カタログの組版に関する助言",
          "書体ライセンス（印刷・ウェブ）", "英語とポーランド語の校正", "試し刷り A3 両面", "交通費",
          "価格表、ラベル、納品書のひな形の調整と、読み上げに対応したPDFの確認を含む作業一式",
        ], price: 2400))
  }

  private static var arabic: Invoice {
    Invoice(
      language: "ar", direction: .rightToLeft,
      numbers: NumberStyle(
        decimalSeparator: "٫", groupSeparator: "٬", digits: Array("٠١٢٣٤٥٦٧٨٩"), suffix: "\u{A0}د.أ"
      ),
      words: Words(
        title: "فاتورة", columns: ["رقم", "الخدمة", "الكمية", "السعر", "المبلغ"],
        net: "المجموع الفرعي",
        tax: "ضريبة المبيعات ١٦٪", total: "المبلغ الإجمالي", page: "صفحة %1 من %2"),
      sender: "شركة المرساة للتصميم", recipient: "مطبعة البحر\nشارع الميناء ١٢\nالعقبة",
      facts: [
        ("رقم الفاتورة", "٢٠٢٦-٠١١٧"), ("التاريخ", "١٤ آذار ٢٠٢٦"),
        ("تاريخ الاستحقاق", "١٣ نيسان ٢٠٢٦"),
      ],
      footer: "شركة المرساة للتصميم · شارع الملك ٣ · عمّان", taxRate: 16,
      items: items(
        [
          "استشارة في تصميم الفهارس متعددة اللغات لمدة يومين مع فريق Anchors في المطبعة",
          "ترخيص خط للطباعة والويب", "تدقيق لغوي للنصوص العربية والإنجليزية",
          "طباعة تجريبية على الوجهين", "تكاليف السفر",
          "تعديل قوالب قوائم الأسعار والملصقات وإشعارات التسليم مع فحص ملفات PDF لتكون سهلة الوصول",
        ], price: 1125))
  }
}
