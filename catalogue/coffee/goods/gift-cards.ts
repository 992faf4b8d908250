import { slugify } from '../../../sandbox/catalogue-format/slugify.ts';
import { workshops, workshopTerms } from '../../../shops/kaffeelotse/workshops.ts';
import type { CatalogueImage, Localized } from '../../model.ts';
import { viewOf } from '../gallery.ts';
import { fill, same } from '../localized.ts';
import type { ProductDraft } from '../product-draft.ts';
import { seoTitle } from '../seo.ts';
import * as metafields from '../service/metafields.ts';
import type { Three } from './goods-item.ts';

const amounts = [10, 25, 50, 100, 150];

const motifs: { title: Three; text: Three }[] = [
  {
    title: ['Geschenkgutschein', 'Gift Card', 'Gavekort'],
    text: [
      '<p>Der Gutschein kommt sofort per E-Mail und gilt bis zum Ende des dritten Jahres nach dem Kauf, auf alles außer Gutscheine.</p><p>Du wählst den Betrag, wir fragen nicht nach dem Anlass. Wird nicht alles ausgegeben, bleibt der Rest auf der Karte.</p>',
      '<p>The card arrives by e-mail at once and is valid until the end of the third year after the purchase, on everything but gift cards.</p><p>You choose the amount; we do not ask what it is for. If it is not all spent, the rest stays on the card.</p>',
      '<p>Gavekortet kommer straks på mail og gælder til udgangen af det tredje år efter købet, til alt undtagen gavekort.</p><p>Du vælger beløbet; vi spørger ikke om anledningen. Bruges det ikke op, bliver resten stående på kortet.</p>',
    ],
  },
  {
    title: ['Geschenkgutschein Geburtstag', 'Birthday Gift Card', 'Gavekort fødselsdag'],
    text: [
      '<p>Für Menschen, die schon eine Maschine haben und eine klare Meinung dazu.</p><p>Auf der Karte ist Platz für 300 Zeichen von dir. Kerzen musst du selbst besorgen.</p>',
      '<p>For people who already have a machine and firm opinions about it.</p><p>There is room for 300 characters from you. The candles are up to you.</p>',
      '<p>Til dem, der allerede har en maskine og en klar mening om den.</p><p>Der er plads til 300 tegn fra dig. Lysene må du selv sørge for.</p>',
    ],
  },
  {
    title: ['Geschenkgutschein Weihnachten', 'Christmas Gift Card', 'Gavekort jul'],
    text: [
      '<p>Bestellbar bis zum 24. Dezember um 18 Uhr, danach ist auch bei uns Ruhe.</p><p>Die Karte lässt sich ausdrucken und falten, sie passt dann in eine Espressotasse.</p>',
      '<p>Can be ordered until 6 p.m. on 24 December; after that it is quiet here, too.</p><p>Print the card, fold it, and it fits into an espresso cup.</p>',
      '<p>Kan bestilles til den 24. december klokken 18; derefter er der også ro hos os.</p><p>Kortet kan printes og foldes; så passer det i en espressokop.</p>',
    ],
  },
  {
    title: ['Geschenkgutschein Danke', 'Thank You Gift Card', 'Gavekort tak'],
    text: [
      '<p>Ein Dank zum Trinken hält länger als Blumen.</p><p>Zehn Euro reichen für eine gute Packung, mehr ist eine Ansage.</p>',
      '<p>Thanks you can drink last longer than flowers.</p><p>Ten euros buy a good bag; more is a statement.</p>',
      '<p>En tak, der kan drikkes, holder længere end blomster.</p><p>Ti euro rækker til en god pose; mere er en udmelding.</p>',
    ],
  },
  {
    title: ['Geschenkgutschein Einzug', 'New Home Gift Card', 'Gavekort indflytning'],
    text: [
      '<p>Brot und Salz haben die anderen schon, in der neuen Küche fehlt der Kaffee.</p><p>Die Karte gilt auch für Mühlen und Maschinen, falls die Kartons noch nicht ausgepackt sind.</p>',
      '<p>Others bring bread and salt; what the new kitchen needs is coffee.</p><p>The card is good for grinders and machines, too, in case the boxes are still packed.</p>',
      '<p>Brød og salt har de andre med; det nye køkken mangler kaffe.</p><p>Kortet gælder også til kværne og maskiner, hvis kasserne ikke er pakket ud endnu.</p>',
    ],
  },
  {
    title: ['Geschenkgutschein Workshop', 'Workshop Gift Card', 'Gavekort workshop'],
    text: [
      '<p>Gedacht für einen Platz in unseren Barista-Kursen, einlösbar aber für alles.</p><p>Ein Kurs dauert {hours} Stunden und kostet {prices} Euro. Mitbringen muss man nur Neugier.</p>',
      '<p>Meant for a place on one of our barista courses, but valid for anything.</p><p>A course lasts {hours} hours and costs {prices} euros. Bring nothing but curiosity.</p>',
      '<p>Tænkt til en plads på vores baristakurser, men kan bruges til alt.</p><p>Et kursus varer {hours} timer og koster {prices} euro. Tag kun nysgerrighed med.</p>',
    ],
  },
];

const three = ([de, en, da]: Three): Localized => ({ de, en, da });

/** As the shop's own page of workshops names them. */
const prices = workshops.map(({ price }) => price.amount / 100);
const range = `${Math.min(...prices)}–${Math.max(...prices)}`;
const { hours } = workshopTerms;
const workshopFacts = {
  hours: { de: `${hours}`.replace('.', ','), en: `${hours}`, da: `${hours}`.replace('.', ',') },
  prices: same(range),
};
const note: Localized = {
  de: 'Sofort per E-Mail, mindestens 3 Jahre gültig',
  en: 'By e-mail at once, valid for at least 3 years',
  da: 'Straks på mail, gyldigt i mindst 3 år',
};

export function draftGiftCards(): ProductDraft[] {
  return motifs.map((motif) => {
    const title = three(motif.title);
    return {
      key: slugify(`Kaffeelotse ${title.de}`),
      vendor: 'Kaffeelotse',
      productType: 'gift-card',
      title,
      tags: ['geschenk'],
      descriptionHtml: fill(three(motif.text), workshopFacts),
      seo: {
        title: seoTitle(title, 'Kaffeelotse'),
        description: {
          de: `${title.de}: für Kaffee, Maschinen und Zubehör, 10 bis 150 €, sofort per E-Mail, mindestens drei Jahre gültig.`,
          en: `${title.en}: for coffee, machines and accessories, €10 to €150, by e-mail at once, valid for at least three years.`,
          da: `${title.da}: til kaffe, maskiner og tilbehør, 10 til 150 €, straks på mail, gyldigt i mindst tre år.`,
        },
      },
      options: [
        {
          name: { de: 'Betrag', en: 'Amount', da: 'Beløb' },
          values: amounts.map((amount) => ({
            name: { de: `${amount} €`, en: `€${amount}`, da: `${amount} €` },
          })),
        },
      ],
      packs: amounts.map((amount, index) => ({
        options: [index],
        price: amount * 100,
        contents: { amount: 0, unit: 'g' },
        grams: 0,
        label: same(`${amount} €`),
        isGround: false,
      })),
      images: pictures(title, note),
      metafields: [metafields.line('product', 'short_note', note)],
      sellingPlanGroups: [],
      appeal: 3,
      isGiftCard: true,
    };
  });
}

function pictures(title: Localized, note: Localized): CatalogueImage[] {
  const front: CatalogueImage = {
    object: 'gift-card',
    alt: fill(cards, { title }),
    label: { brand: 'Kaffeelotse', name: title.de, note: note.de, weight: '' },
  };
  return [front, viewOf(front, 'detail'), viewOf(front, 'with-cup')];
}

const cards: Localized = {
  de: 'Gutscheinkarte auf einem Umschlag: {title}',
  en: 'Gift card on an envelope: {title}',
  da: 'Gavekort på en kuvert: {title}',
};
