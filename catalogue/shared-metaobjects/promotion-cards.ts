import type { CatalogueMetaobject } from '../model.ts';
import { line, linkToCollection, picture, text } from './fields.ts';

export const promotionCards: CatalogueMetaobject[] = [
  {
    key: 'promotion-espresso-savings-packs',
    type: 'promotion_card',
    fields: [
      line('title', {
        de: 'Espresso-Sparpakete: bis zu 18 % sparen',
        en: 'Espresso savings packs: up to 18% off',
        da: 'Espresso-sparepakker: spar op til 18 %',
      }),
      text('text', {
        de: 'Drei Espressi, ein Paket, ein Preis.',
        en: 'Three espressos, one pack, one price.',
        da: 'Tre espressoer, en pakke, en pris.',
      }),
      picture('image', 'bag-3-casa-blend'),
      linkToCollection('link', 'espresso-savings-packs'),
      line('link_text', { de: 'Zu den Paketen', en: 'To the packs', da: 'Til pakkerne' }),
    ],
  },
  {
    key: 'promotion-subscription',
    type: 'promotion_card',
    fields: [
      line('title', {
        de: 'Nie wieder leere Dose',
        en: 'Never an empty tin again',
        da: 'Aldrig mere en tom dåse',
      }),
      text('text', {
        de: 'Dein Kaffee im Abo: 10 % günstiger, jederzeit anpassbar.',
        en: 'Your coffee on subscription: 10% off, change it at any time.',
        da: 'Din kaffe i abonnement: 10 % billigere, kan altid justeres.',
      }),
      picture('image', 'coffee-tin'),
      linkToCollection('link', 'coffee-subscription'),
      line('link_text', {
        de: 'Zum Kaffee-Abo',
        en: 'To the subscription',
        da: 'Til abonnementet',
      }),
    ],
  },
  {
    key: 'promotion-grinders',
    type: 'promotion_card',
    fields: [
      line('title', {
        de: 'Zuerst die Mühle',
        en: 'The grinder first',
        da: 'Kværnen først',
      }),
      text('text', {
        de: 'Plane ein Drittel deines Geldes dafür ein. Wir zeigen, welche zu deiner Maschine passt.',
        en: 'Set aside a third of your money for it. We show which one suits your machine.',
        da: 'Sæt en tredjedel af pengene af til den. Vi viser, hvilken der passer til din maskine.',
      }),
      picture('image', 'electric-grinder'),
      linkToCollection('link', 'grinders'),
      line('link_text', {
        de: 'Mühlen vergleichen',
        en: 'Compare grinders',
        da: 'Sammenlign kværne',
      }),
    ],
  },
  {
    key: 'promotion-cleaning',
    type: 'promotion_card',
    fields: [
      line('title', {
        de: 'Wann hast du zuletzt entkalkt?',
        en: 'When did you last descale?',
        da: 'Hvornår har du sidst afkalket?',
      }),
      text('text', {
        de: 'Alles, was eine Maschine zwanzig Jahre alt werden lässt.',
        en: 'Everything that lets a machine reach twenty years.',
        da: 'Alt, der lader en maskine blive tyve år.',
      }),
      picture('image', 'descaler-bottle'),
      linkToCollection('link', 'cleaning'),
      line('link_text', {
        de: 'Zur Pflege',
        en: 'To cleaning and care',
        da: 'Til plejen',
      }),
    ],
  },
];
