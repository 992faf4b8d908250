import { shop } from '../../../app/commerce/shop.ts';
import { menuItems } from '../../menu-items.ts';
import type { GermanPages } from '../model.ts';

const { collection, page } = menuItems('de');

export const company: Pick<
  GermanPages,
  | 'about'
  | 'coffeeHub'
  | 'jobs'
  | 'workshops'
  | 'co2'
  | 'terms'
  | 'imprint'
  | 'privacy'
  | 'accessibility'
> = {
  about: {
    title: 'Über Kaffeelotse',
    description: 'Wer wir sind und wie wir auswählen.',
    paragraphs: [
      'Ein Lotse kommt an Bord, wenn das Wasser schwierig wird. Er kennt jede Untiefe, übernimmt kein Kommando und geht, wenn du in Sicherheit bist. So wollen wir Kaffee verkaufen.',
      'Wir probieren jede Röstung, wiegen jede Packung und testen jedes Gerät, bevor es ins Regal kommt. Was wir gemessen haben, steht auf der Produktseite, auch wenn etwas nicht passt.',
      'Kaffeelotse ist offizieller Partner eines Verbands für Spezialitätenkaffee.',
    ],
    links: [
      page('Coffee Hub & Workshops', 'coffee-hub'),
      page('Bestellvorteile', 'bestellvorteile'),
    ],
  },
  coffeeHub: {
    title: 'Coffee Hub & Workshops',
    description: 'Der Ort, an dem wir probieren, messen und zeigen.',
    paragraphs: [
      'Im Coffee Hub stehen unsere Testmaschinen, Mühlen und Waagen. Hier wird verkostet, was neu ins Sortiment kommt.',
      'In kleinen Gruppen zeigen wir, wie Espresso, Filterkaffee und Milchschaum gelingen.',
      `Termine stehen auf der Seite der Workshops, sobald sie feststehen. Fragen beantwortet ${shop.email}.`,
    ],
    links: [page('Kaffee-Workshops', 'kaffee-workshops'), page('Click & Collect', 'click-collect')],
  },
  jobs: {
    title: 'Jobs',
    description: 'Arbeiten bei Kaffeelotse.',
    paragraphs: [
      'Zurzeit ist keine Stelle ausgeschrieben.',
      `Wer Kaffee genau nimmt und gern erklärt, darf sich trotzdem melden: ${shop.email}. Zwei Sätze darüber, welcher Kaffee dich zuletzt überrascht hat, sagen uns mehr als ein Lebenslauf.`,
      'Wir antworten auf jede Bewerbung.',
    ],
  },
  workshops: {
    title: 'Kaffee-Workshops',
    description: 'Espresso, Filterkaffee und Latte Art in kleinen Gruppen.',
    paragraphs: [
      'Drei Themen haben wir vorbereitet: Espresso einstellen, Filterkaffee von Hand und Latte Art für den Anfang.',
      'Neue Termine stehen noch nicht fest; sie erscheinen auf dieser Seite.',
      'Bis dahin helfen die Anleitungen: Mahlgrad einstellen und Milch schäumen lassen sich gut zu Hause üben.',
    ],
    links: [page('Mahlgrad einstellen', 'mahlgrad-einstellen'), page('Latte Art', 'latte-art')],
  },
  co2: {
    title: 'CO₂-Kompensation',
    description: 'Was wir mit dem Versand deiner Bestellung ausgleichen.',
    paragraphs: [
      'Jede Lieferung wird CO₂-kompensiert, ohne Aufpreis und ohne Häkchen an der Kasse.',
      'Am meisten hilft, was gar nicht erst fährt: Eine große Bestellung ist besser als drei kleine, und im Abo kommt der Kaffee in dem Abstand, in dem du ihn trinkst.',
      'Ausgleichen heißt nicht vermeiden. Deshalb packen wir ohne Füllchips und in Kartons, die zur Ware passen.',
    ],
    links: [collection('Kaffee-Abo', 'kaffee-abo')],
  },
  terms: {
    title: 'Allgemeine Geschäftsbedingungen',
    description: 'Die Regeln für Bestellungen bei Kaffeelotse.',
    paragraphs: [
      'Kaffeelotse ist ein Vorführladen: Marken, Produkte und Preise sind erfunden, und keine Bestellung wird ausgeliefert. Wer diese Software für einen echten Laden benutzt, ersetzt diese Seite durch seine eigenen Bedingungen.',
      'Für die Vorführung gilt: Der Vertrag kommt zustande, wenn du an der Kasse zahlungspflichtig bestellst. Alle Preise enthalten die gesetzliche Mehrwertsteuer, Versandkosten kommen hinzu und stehen vor der Bestellung fest.',
      `Du kannst innerhalb von ${shop.withdrawalDays} Tagen widerrufen. Ein Abo läuft, bis du es kündigst; das geht jederzeit.`,
    ],
    links: [
      page('Versand & Lieferung', 'versand-lieferung'),
      page('Rücksendung & Widerruf', 'ruecksendung-reklamation-widerruf'),
    ],
  },
  imprint: {
    title: 'Impressum',
    description: 'Wer für diese Seiten verantwortlich ist.',
    paragraphs: [
      'Kaffeelotse ist ein erfundener Laden, der quelloffene Software vorführt. Namen, Marken und Produkte sind ausgedacht; Ähnlichkeiten mit echten sind nicht beabsichtigt.',
      `Die Adresse für Post an den Laden lautet ${shop.email}.`,
      'Wer diese Software betreibt, trägt hier Firma, Anschrift, Vertretung und Registernummer ein.',
    ],
  },
  privacy: {
    title: 'Datenschutz',
    description: 'Welche Daten entstehen, wofür und wie lange.',
    paragraphs: [
      'Wer sich nur umsieht, hinterlässt bei uns nichts: Die Seiten setzen keinen Cookie und laden nichts von fremden Servern für Werbung oder Statistik.',
      'Legst du etwas in den Warenkorb, merkt sich ein Cookie namens storefront_cart_id dessen Nummer. Ohne ihn fände dein Browser den Warenkorb nicht wieder; Skripte können ihn nicht lesen.',
      'Anschrift und Zahlung gibst du an der Kasse der Handelsplattform ein. Dein Kundenkonto liegt ebenfalls dort.',
      `Auskunft und Löschung erhältst du unter ${shop.email}.`,
    ],
  },
  accessibility: {
    title: 'Barrierefreiheit',
    description: 'Wie zugänglich dieser Laden ist und an wen du dich wenden kannst.',
    paragraphs: [
      'Wir richten uns nach den WCAG 2.2, Stufe AA. Alle Seiten lassen sich mit der Tastatur bedienen, bis 200\u00a0% vergrößern und bei 320 Pixeln Breite ohne seitliches Scrollen lesen.',
      'Der Laden funktioniert ohne JavaScript. Wer weniger Bewegung eingestellt hat, sieht keine.',
      'Automatische Prüfungen laufen bei jeder Änderung; sie finden nicht alles.',
      `Stößt du auf eine Hürde, schreib uns an ${shop.email}: Seite, Gerät und was du vorhattest genügen.`,
    ],
  },
};
