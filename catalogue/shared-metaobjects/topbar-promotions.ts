import type { CatalogueMetaobject } from '../model.ts';
import { line, linkToCollection, text } from './fields.ts';

/** In the order in which the top bar turns. A link is a collection or a path of the storefront. */
export const topbarPromotions: CatalogueMetaobject[] = [
  {
    key: 'topbar-1-espresso-savings-packs',
    type: 'topbar_promotion',
    fields: [
      line('title', {
        de: 'Espresso-Sparpakete: bis zu 18 % sparen',
        en: 'Espresso savings packs: up to 18% off',
        da: 'Espresso-sparepakker: spar op til 18 %',
      }),
      text('description', {
        de: 'Drei Espressi, ein Paket, ein Preis: bis zu 18 % günstiger als dieselben Packungen einzeln. Der Vorteil steckt schon im Preis, du brauchst keinen Code.',
        en: 'Three espressos, one pack, one price: up to 18% less than the same bags bought separately. The saving is already in the price, no code needed.',
        da: 'Tre espressoer, en pakke, en pris: op til 18 % billigere end de samme poser købt enkeltvis. Besparelsen er allerede i prisen, du behøver ingen kode.',
      }),
      linkToCollection('link', 'espresso-savings-packs'),
      line('link_text', {
        de: 'Zu den Sparpaketen',
        en: 'See the savings packs',
        da: 'Se sparepakkerne',
      }),
    ],
  },
  {
    key: 'topbar-2-newsletter',
    type: 'topbar_promotion',
    fields: [
      line('title', {
        de: '5 € Gutschein zur Newsletter-Anmeldung',
        en: '€5 voucher for signing up to the newsletter',
        da: '5 € i rabat, når du tilmelder dig nyhedsbrevet',
      }),
      text('description', {
        de: 'Neue Röstungen, ehrliche Tests und Aktionen, etwa zweimal im Monat. Den Gutschein bekommst du nach der Bestätigung per E-Mail; er gilt ab 60 € Bestellwert, einmal pro Kundin und Kunde.',
        en: 'New roasts, honest tests and offers, about twice a month. You get the voucher by e-mail after confirming; it is valid from €60, once per customer.',
        da: 'Nye ristninger, ærlige test og tilbud, cirka to gange om måneden. Rabatkoden får du på e-mail efter bekræftelsen; den gælder fra 60 €, en gang pr. kunde.',
      }),
      line('link', {
        de: '/de/e/newsletter',
        en: '/en/e/newsletter',
        da: '/da/e/newsletter',
      }),
      line('link_text', {
        de: 'Zur Anmeldung',
        en: 'Sign up',
        da: 'Til tilmelding',
      }),
    ],
  },
  {
    key: 'topbar-3-grinders',
    type: 'topbar_promotion',
    fields: [
      line('title', {
        de: '20 € auf Kaffeemühlen ab 150 €',
        en: '€20 off coffee grinders from €150',
        da: '20 € rabat på kaffekværne fra 150 €',
      }),
      text('description', {
        de: 'Eine gute Mühle verändert mehr als eine neue Maschine. Der Code gilt für alle Mühlen, elektrisch wie von Hand, ab 150 € Warenwert.',
        en: 'A good grinder changes more than a new machine. The code is valid for all grinders, electric and manual, from a basket of €150.',
        da: 'En god kværn ændrer mere end en ny maskine. Koden gælder alle kværne, elektriske og manuelle, fra en kurv på 150 €.',
      }),
      line('discount_code', 'MUEHLE20'),
      linkToCollection('link', 'grinders'),
      line('link_text', {
        de: 'Mühlen ansehen',
        en: 'See the grinders',
        da: 'Se kværnene',
      }),
    ],
  },
  {
    key: 'topbar-4-subscription',
    type: 'topbar_promotion',
    fields: [
      line('title', {
        de: 'Kaffee-Abo: 10 % günstiger, jederzeit kündbar',
        en: 'Coffee subscription: 10% off, cancel at any time',
        da: 'Kaffeabonnement: 10 % billigere, opsig når som helst',
      }),
      text('description', {
        de: 'Du wählst Kaffee und Abstand, wir liefern zum aktuellen Preis. Drei Tage vorher kommt eine E-Mail, dann kannst du tauschen oder aussetzen.',
        en: 'You choose coffee and interval, we deliver at the current price. Three days before, a mail arrives and you can swap or pause.',
        da: 'Du vælger kaffe og interval, vi leverer til aktuel pris. Tre dage før kommer en mail, så kan du bytte eller holde pause.',
      }),
      linkToCollection('link', 'coffee-subscription'),
      line('link_text', {
        de: 'Zum Kaffee-Abo',
        en: 'See the subscription',
        da: 'Se abonnementet',
      }),
    ],
  },
];
