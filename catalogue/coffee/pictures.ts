import type { CatalogueImage, Localized } from '../model.ts';
import { brandLabels } from '../pictures/labels/brand-labels.ts';
import type { CoffeeDraft, CoffeeType } from './coffee-draft.ts';
import { fill, joined } from './localized.ts';

/** What a viewer sees of each packaging; `{name}` and `{brand}` stand on its label. */
const packaging: Record<string, Localized> = {
  'bag-1-amaro': {
    de: 'Dunkelgrüne Packung mit gemalter Hügellandschaft',
    en: 'Dark green bag with a painted hill landscape',
    da: 'Mørkegrøn pose med malet bakkelandskab',
  },
  'bag-2-night-shift': {
    de: 'Schwarze Packung mit weißem Etikett',
    en: 'Black bag with a white label',
    da: 'Sort pose med hvid etiket',
  },
  'bag-3-casa-blend': {
    de: 'Rosa Packung mit geometrischem Muster',
    en: 'Pink bag with a geometric pattern',
    da: 'Lyserød pose med geometrisk mønster',
  },
  'bag-4-decaf-reserve': {
    de: 'Braune Papierpackung mit grünen Blättern',
    en: 'Brown paper bag with green leaves',
    da: 'Brun papirpose med grønne blade',
  },
  'bag-label-01': {
    de: 'Grüne Packung mit Sonne über Hügeln',
    en: 'Green bag with a sun above hills',
    da: 'Grøn pose med sol over bakker',
  },
  'bag-label-02': {
    de: 'Anthrazitfarbene Packung mit hellem Etikett',
    en: 'Charcoal bag with a pale label',
    da: 'Koksgrå pose med lys etiket',
  },
  'bag-label-03': {
    de: 'Lachsfarbene Packung mit bunten Formen',
    en: 'Salmon bag with coloured shapes',
    da: 'Laksefarvet pose med farvede former',
  },
  'bag-label-04': {
    de: 'Packpapiertüte mit Agavenblättern',
    en: 'Kraft paper bag with agave leaves',
    da: 'Kraftpapirpose med agaveblade',
  },
  'bag-label-05': {
    de: 'Weinrote Packung mit Wellenlinien',
    en: 'Wine-red bag with wavy lines',
    da: 'Vinrød pose med bølgelinjer',
  },
  'bag-label-06': {
    de: 'Olivgrüne Packung mit weißem Etikett',
    en: 'Olive green bag with a white label',
    da: 'Olivengrøn pose med hvid etiket',
  },
  'bag-label-07': {
    de: 'Gelbe Packung mit geometrischem Muster',
    en: 'Yellow bag with a geometric pattern',
    da: 'Gul pose med geometrisk mønster',
  },
  'bag-label-08': {
    de: 'Weiße Packung mit roten Kaffeebohnen',
    en: 'White bag with red coffee beans',
    da: 'Hvid pose med røde kaffebønner',
  },
  'bag-label-09': {
    de: 'Blaue Packung mit gelber Sonne über Wasser',
    en: 'Blue bag with a yellow sun above water',
    da: 'Blå pose med gul sol over vand',
  },
  'bag-label-10': {
    de: 'Rote Packung mit weißem Etikett',
    en: 'Red bag with a white label',
    da: 'Rød pose med hvid etiket',
  },
  'bag-label-11': {
    de: 'Mintfarbene Packung mit geometrischem Muster',
    en: 'Mint bag with a geometric pattern',
    da: 'Mintgrøn pose med geometrisk mønster',
  },
  'bag-label-12': {
    de: 'Naturbraune Packung mit grünem Blattfächer',
    en: 'Natural brown bag with a fan of green leaves',
    da: 'Naturbrun pose med vifte af grønne blade',
  },
  'bag-kernel-co': {
    de: 'Schwarze Packung mit großem Et-Zeichen',
    en: 'Black bag with a large ampersand',
    da: 'Sort pose med stort og-tegn',
  },
  'bag-deichgold': {
    de: 'Blaue Packung mit Sonne über einem Deich',
    en: 'Blue bag with a sun above a dyke',
    da: 'Blå pose med sol over et dige',
  },
  'bag-casa-lumera': {
    de: 'Rote Packung mit Strahlen in einem Rundbogen',
    en: 'Red bag with rays in a round arch',
    da: 'Rød pose med stråler i en rundbue',
  },
  'bag-ribeira-clara': {
    de: 'Weiße Packung mit blauen Kacheln',
    en: 'White bag with blue tiles',
    da: 'Hvid pose med blå fliser',
  },
  'bag-fjordbrand': {
    de: 'Dunkelblaue Packung mit Bergen am Fjord',
    en: 'Dark blue bag with mountains by a fjord',
    da: 'Mørkeblå pose med bjerge ved en fjord',
  },
  'bag-jaervilinja': {
    de: 'Weiße Packung mit den Tiefenlinien eines Sees',
    en: 'White bag with the depth lines of a lake',
    da: 'Hvid pose med dybdelinjer fra en sø',
  },
  'bag-tannenschlag': {
    de: 'Packpapiertüte mit einem Tannenwald',
    en: 'Kraft paper bag with a fir forest',
    da: 'Kraftpapirpose med en granskov',
  },
  'bag-barca-nova': {
    de: 'Cremefarbene Packung mit einem Segelboot',
    en: 'Cream bag with a sailing boat',
    da: 'Cremefarvet pose med en sejlbåd',
  },
  'bag-maison-taverel': {
    de: 'Weinrote Packung mit einer feinen Rosette',
    en: 'Wine-red bag with a fine rosette',
    da: 'Vinrød pose med en fin roset',
  },
  'bag-flutlicht': {
    de: 'Schwarze Packung mit zwei Lichtkegeln',
    en: 'Black bag with two cones of light',
    da: 'Sort pose med to lyskegler',
  },
  'bag-zechenbohne': {
    de: 'Orangerote Packung mit einem Förderturm',
    en: 'Orange-red bag with a winding tower',
    da: 'Orangerød pose med et mineskakttårn',
  },
  'bag-tidevand': {
    de: 'Graublaue Packung mit Punkten wie Ebbe und Flut',
    en: 'Grey-blue bag with dots like the tides',
    da: 'Gråblå pose med prikker som ebbe og flod',
  },
  'coffee-bag-1kg': {
    de: 'Große Packung mit Wellenmuster',
    en: 'Large bag with a wave pattern',
    da: 'Stor pose med bølgemønster',
  },
  'coffee-bag-1kg-crema': {
    de: 'Große rote Packung mit weißem Etikett',
    en: 'Large red bag with a white label',
    da: 'Stor rød pose med hvid etiket',
  },
  'coffee-tin': {
    de: 'Runde Dose mit hellem Etikett',
    en: 'Round tin with a pale label',
    da: 'Rund dåse med lys etiket',
  },
  'coffee-brick-500g': {
    de: 'Feste Vakuumpackung',
    en: 'Firm vacuum brick',
    da: 'Fast vakuumpakke',
  },
  'capsule-box': {
    de: 'Schachtel mit drei Kapseln davor',
    en: 'Box with three capsules in front',
    da: 'Æske med tre kapsler foran',
  },
  'coffee-pads': {
    de: 'Beutel mit drei Kaffeepads davor',
    en: 'Bag with three coffee pods in front',
    da: 'Pose med tre kaffepuder foran',
  },
  'instant-coffee-jar': {
    de: 'Schraubglas mit löslichem Kaffee',
    en: 'Screw-top jar of instant coffee',
    da: 'Skrueglas med instantkaffe',
  },
};
const onLabel: Localized = {
  de: '{look}: {name} von {brand}, {weight}',
  en: '{look}: {name} by {brand}, {weight}',
  da: '{look}: {name} fra {brand}, {weight}',
};

const boxes: Partial<Record<CoffeeType, string>> = {
  capsules: 'capsule-box',
  pads: 'coffee-pads',
  'instant-coffee': 'instant-coffee-jar',
};

export function packImage(draft: CoffeeDraft, object: string, weight: Localized): CatalogueImage {
  const look = packaging[object];
  if (!look) throw new Error(`no words for ${object}`);
  return {
    object,
    alt: fill(onLabel, { look, name: draft.name, brand: draft.brand.name, weight }),
    label: {
      brand: draft.brand.name,
      name: draft.name.de,
      note: joined(draft.notes.map((note) => note.name)).de,
      weight: weight.de,
      roast: draft.roast,
    },
  };
}

/** Which packaging a pack comes in: the brand's bag, or the house's box, brick, tin or kilo bag. */
export function packObject(draft: CoffeeDraft, grams: number, isOnlyGround: boolean): string {
  const box = boxes[draft.type];
  if (box) return box;
  if (draft.rare) return 'coffee-tin';
  // a brand with a label of its own prints it in every size
  if (Object.hasOwn(brandLabels, draft.brand.bag)) return draft.brand.bag;
  if (grams === 1000)
    return draft.type === 'caffe-crema' ? 'coffee-bag-1kg-crema' : 'coffee-bag-1kg';
  return grams === 500 && isOnlyGround ? 'coffee-brick-500g' : draft.brand.bag;
}
