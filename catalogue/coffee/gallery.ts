import type { CatalogueImage, Localized } from '../model.ts';
import type { View } from '../pictures/views/view.ts';
import { randomFor } from '../random.ts';
import { type CoffeeDraft, type CoffeeType, isBagged } from './coffee-draft.ts';
import { fill } from './localized.ts';

/** Alternative texts of the other views; `{front}` is that of the main picture. */
const altTexts: Partial<Record<View, Localized>> = {
  back: {
    de: 'Rückseite mit Angaben und Strichcode. {front}',
    en: 'Back with product details and a bar code. {front}',
    da: 'Bagside med oplysninger og stregkode. {front}',
  },
  detail: {
    de: 'Nahaufnahme. {front}',
    en: 'Close-up. {front}',
    da: 'Nærbillede. {front}',
  },
  'with-cup': {
    de: 'Davor eine Tasse Espresso auf Untertasse. {front}',
    en: 'A cup of espresso on its saucer in front. {front}',
    da: 'Foran en kop espresso på underkop. {front}',
  },
  'with-mug': {
    de: 'Davor ein Becher schwarzer Kaffee. {front}',
    en: 'A mug of black coffee in front. {front}',
    da: 'Foran et krus sort kaffe. {front}',
  },
  'with-glass': {
    de: 'Davor ein Glas Latte macchiato. {front}',
    en: 'A glass of latte macchiato in front. {front}',
    da: 'Foran et glas latte macchiato. {front}',
  },
  'with-dripper': {
    de: 'Davor ein Handfilter auf einem Becher. {front}',
    en: 'A dripper on a mug in front. {front}',
    da: 'Foran en kaffetragt på et krus. {front}',
  },
  'with-moka': {
    de: 'Davor ein Espressokocher. {front}',
    en: 'A moka pot in front. {front}',
    da: 'Foran en mokkakande. {front}',
  },
  'with-press': {
    de: 'Dahinter eine Stempelkanne. {front}',
    en: 'A French press behind. {front}',
    da: 'Bagved en stempelkande. {front}',
  },
  'with-machine': {
    de: 'Dahinter eine Siebträgermaschine. {front}',
    en: 'An espresso machine behind. {front}',
    da: 'Bagved en espressomaskine. {front}',
  },
};

/** Views of a pack beside what its coffee is made with or served in. */
const servingViews: Record<CoffeeType, [View, ...View[]]> = {
  espresso: ['with-cup', 'with-machine', 'with-moka'],
  'caffe-crema': ['with-cup', 'with-mug'],
  'filter-coffee': ['with-mug', 'with-dripper', 'with-press'],
  capsules: ['with-cup', 'with-glass'],
  pads: ['with-mug', 'with-glass'],
  'instant-coffee': ['with-mug', 'with-glass'],
};

const beansAlt: Localized = {
  de: 'Geröstete Kaffeebohnen von oben, wie in {title}: {roast}',
  en: 'Roasted coffee beans from above, as in {title}: {roast}',
  da: 'Ristede kaffebønner ovenfra, som i {title}: {roast}',
};

/** The same pack in another view. */
export function viewOf(front: CatalogueImage, view: View): CatalogueImage {
  const alt = altTexts[view];
  if (!alt) throw new Error(`no alternative text for ${view}`);
  return { ...front, view, alt: fill(alt, { front: front.alt }) };
}

/** Front, served, close-up; of bags also the back, and the beans in the colour of their roast unless sold ground. */
export function coffeeGallery(
  draft: CoffeeDraft,
  front: CatalogueImage,
  roast: Localized,
): CatalogueImage[] {
  const random = randomFor(`pictures/${draft.key}`);
  return [
    front,
    viewOf(front, random.pick(servingViews[draft.type])),
    viewOf(front, 'detail'),
    ...(isBagged(draft.type)
      ? [
          ...(draft.isOnlyGround
            ? []
            : [
                {
                  object: `scene-beans-${draft.roast}`,
                  alt: fill(beansAlt, { title: draft.title, roast }),
                },
              ]),
          viewOf(front, 'back'),
        ]
      : []),
  ];
}
