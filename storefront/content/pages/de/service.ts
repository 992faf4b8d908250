import { shop } from '../../../app/commerce/shop.ts';
import { formatsFor } from '../../../app/i18n/formats.ts';
import { menuItems } from '../../menu-items.ts';
import type { GermanPages } from '../model.ts';

const { roundMoney: money } = formatsFor('de');
const { collection, page } = menuItems('de');
const { shipping, newsletterVoucher, withdrawalDays } = shop;
const days = `${shipping.days.min}–${shipping.days.max}`;

export const service: Pick<
  GermanPages,
  'shipping' | 'payment' | 'returns' | 'clickCollect' | 'benefits' | 'newsletter'
> = {
  shipping: {
    title: 'Versand & Lieferung',
    description: `Was der Versand kostet, wie lange er dauert und ab wann er frei ist.`,
    paragraphs: [
      `Ein Paket kostet ${money(shipping.standard)}. Innerhalb Deutschlands liefern wir ab ${money(shipping.freeFrom)} Warenwert frei Haus, sofern nichts mit Sonder- oder Speditionsversand dabei ist. Geschenkgutscheine zählen dabei nicht mit.`,
      `Was auf Lager ist, ist in ${days} Tagen bei dir. Weicht ein Artikel davon ab, steht seine Lieferzeit auf der Produktseite.`,
      `Elektrische Geräte mit Stecker gehen als Sonderversand für ${money(shipping.special)} auf den Weg. Große Maschinen bringt eine Spedition für ${money(shipping.freight)}; abweichende Kosten für deine Adresse zeigt die Kasse, bevor du bestellst.`,
      'Wir liefern in 26 Länder der EU. Jede Lieferung wird CO₂-kompensiert.',
    ],
    links: [page('CO₂-Kompensation', 'co2-kompensation')],
  },
  payment: {
    title: 'Zahlung',
    description: 'Wie du bei Kaffeelotse bezahlst.',
    paragraphs: [
      'Bezahlt wird an der Kasse unserer Handelsplattform; deine Zahlungsdaten sehen wir nie. Zur Wahl stehen Wallet, Kredit- und Debitkarte, Später zahlen, zwei mobile Wallets und drei Bankverfahren.',
      'Rabattcodes und Geschenkgutscheine löst du im Warenkorb ein. Ein Gutschein ist ein Zahlungsmittel und mindert den Warenwert nicht: Der freie Versand bleibt dir erhalten.',
      'Alle Preise verstehen sich in Euro und inklusive der gesetzlichen Mehrwertsteuer.',
    ],
  },
  returns: {
    title: 'Rücksendung, Reklamation & Widerruf',
    description: `${withdrawalDays} Tage Widerrufsrecht, und was zu tun ist, wenn etwas nicht stimmt.`,
    paragraphs: [
      `Du kannst deine Bestellung innerhalb von ${withdrawalDays} Tagen ohne Angabe von Gründen widerrufen. Die Frist beginnt an dem Tag, an dem du die Ware erhältst.`,
      `Für den Widerruf genügt eine Mail an ${shop.email} mit deiner Bestellnummer. Danach hast du weitere ${withdrawalDays} Tage, um die Ware zurückzuschicken.`,
      'Geöffnete Kaffeepackungen können wir aus hygienischen Gründen nicht zurücknehmen, es sei denn, sie sind fehlerhaft.',
      'Ist etwas beschädigt oder falsch geliefert, schick uns ein Foto. Wir ersetzen es oder erstatten den Preis, wie du möchtest.',
    ],
  },
  clickCollect: {
    title: 'Click & Collect',
    description: 'Online bestellen, selbst abholen.',
    paragraphs: [
      'Die Abholung im Coffee Hub bereiten wir vor. Zurzeit bietet die Kasse den Versand an, die Abholung noch nicht.',
      'Sobald du sie wählen kannst, steht sie an der Kasse neben den Versandarten, mit Adresse und Öffnungszeiten.',
      `Bis dahin gilt: ab ${money(shipping.freeFrom)} liefern wir innerhalb Deutschlands kostenlos, in ${days} Tagen.`,
    ],
    links: [page('Versand & Lieferung', 'versand-lieferung'), page('Coffee Hub', 'coffee-hub')],
  },
  benefits: {
    title: 'Bestellvorteile',
    description: 'Was du davon hast, bei Kaffeelotse zu bestellen.',
    paragraphs: [
      `Über 2.000 Produkte, jedes probiert, gewogen oder getestet, bevor es ins Regal kommt. Lieferung in ${days} Tagen, innerhalb Deutschlands kostenlos ab ${money(shipping.freeFrom)}.`,
      `${withdrawalDays} Tage Widerrufsrecht und CO₂-kompensierter Versand gelten für jede Bestellung.`,
      'Im Abo kostet Kaffee 10\u00a0% weniger. Du bekommst ihn zum aktuellen Preis und kannst jederzeit anpassen, aussetzen oder kündigen.',
      `Zur Newsletter-Anmeldung gibt es einen Gutschein über ${money(newsletterVoucher.value)} ab ${money(newsletterVoucher.minimumOrder)} Bestellwert.`,
    ],
    links: [collection('Kaffee-Abo', 'kaffee-abo'), page('Newsletter', 'newsletter')],
  },
  newsletter: {
    title: 'Newsletter',
    description: `${money(newsletterVoucher.value)} Gutschein für deine Anmeldung.`,
    paragraphs: [
      'Neue Röstungen, Testergebnisse und Angebote, ohne Umwege in dein Postfach.',
      `Wer sich anmeldet und die Bestätigungsmail anklickt, bekommt einen Gutschein über ${money(newsletterVoucher.value)} für die nächste Bestellung. Er gilt einmal, ab ${money(newsletterVoucher.minimumOrder)} Bestellwert; eine zweite Anmeldung bringt keinen zweiten Code.`,
      'Jede Mail enthält einen Link zum Abmelden, der mit einem Klick wirkt.',
    ],
    links: [collection('Aus dem Newsletter', 'newsletter-auswahl')],
  },
};
