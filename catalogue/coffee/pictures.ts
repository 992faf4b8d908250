import type { CatalogueImage, Localized } from '../model.ts';
import { bagOf, type Ground, type Motif } from '../pictures/labels/bags.ts';
import { brandLabels } from '../pictures/labels/brand-labels.ts';
import type { CoffeeDraft, CoffeeType } from './coffee-draft.ts';
import { fill, joined } from './localized.ts';

const groundWords: Record<Ground, Localized> = {
  black: { de: 'Schwarze Packung', en: 'Black bag', da: 'Sort pose' },
  blue: { de: 'Blaue Packung', en: 'Blue bag', da: 'Blå pose' },
  brown: { de: 'Naturbraune Packung', en: 'Natural brown bag', da: 'Naturbrun pose' },
  charcoal: { de: 'Anthrazitfarbene Packung', en: 'Charcoal bag', da: 'Koksgrå pose' },
  cream: { de: 'Cremefarbene Packung', en: 'Cream bag', da: 'Cremefarvet pose' },
  forest: { de: 'Dunkelgrüne Packung', en: 'Dark green bag', da: 'Mørkegrøn pose' },
  green: { de: 'Grüne Packung', en: 'Green bag', da: 'Grøn pose' },
  kraft: { de: 'Packpapiertüte', en: 'Kraft paper bag', da: 'Kraftpapirpose' },
  mint: { de: 'Mintfarbene Packung', en: 'Mint bag', da: 'Mintgrøn pose' },
  olive: { de: 'Olivgrüne Packung', en: 'Olive green bag', da: 'Olivengrøn pose' },
  orange: { de: 'Orangefarbene Packung', en: 'Orange bag', da: 'Orange pose' },
  pink: { de: 'Rosa Packung', en: 'Pink bag', da: 'Lyserød pose' },
  plum: { de: 'Violette Packung', en: 'Purple bag', da: 'Lilla pose' },
  red: { de: 'Rote Packung', en: 'Red bag', da: 'Rød pose' },
  salmon: { de: 'Lachsfarbene Packung', en: 'Salmon bag', da: 'Laksefarvet pose' },
  sky: { de: 'Hellblaue Packung', en: 'Pale blue bag', da: 'Lyseblå pose' },
  white: { de: 'Weiße Packung', en: 'White bag', da: 'Hvid pose' },
  wine: { de: 'Weinrote Packung', en: 'Wine-red bag', da: 'Vinrød pose' },
  yellow: { de: 'Gelbe Packung', en: 'Yellow bag', da: 'Gul pose' },
};

const motifWords: Record<Motif, Localized> = {
  agaves: { de: 'Agavenblättern', en: 'agave leaves', da: 'agaveblade' },
  arch: { de: 'bogenförmigem Etikett', en: 'an arched label', da: 'buet etiket' },
  band: { de: 'breiter Banderole', en: 'a wide banderole', da: 'bred banderole' },
  'bean-rows': {
    de: 'Reihen von Kaffeebohnen',
    en: 'rows of coffee beans',
    da: 'rækker af kaffebønner',
  },
  branch: { de: 'einem Kaffeezweig', en: 'a coffee branch', da: 'en kaffegren' },
  checks: { de: 'Schachbrettmuster', en: 'a chequered pattern', da: 'skakternet mønster' },
  chevrons: { de: 'Zickzackstreifen', en: 'zigzag stripes', da: 'zigzagstriber' },
  contours: { de: 'feinen Höhenlinien', en: 'fine contour lines', da: 'fine højdelinjer' },
  cup: { de: 'einer dampfenden Tasse', en: 'a steaming cup', da: 'en dampende kop' },
  'diamond-tiles': { de: 'Rautenmuster', en: 'a diamond pattern', da: 'rudemønster' },
  dots: {
    de: 'Punkten, die kleiner werden',
    en: 'dots that grow smaller',
    da: 'prikker, der bliver mindre',
  },
  landscape: { de: 'Hügellandschaft', en: 'a hill landscape', da: 'bakkelandskab' },
  'landscape-with-sun': {
    de: 'Hügeln und tiefer Sonne',
    en: 'hills and a low sun',
    da: 'bakker og lav sol',
  },
  'leaf-fan': { de: 'einem Fächer aus Blättern', en: 'a fan of leaves', da: 'en vifte af blade' },
  moons: { de: 'Mondphasen', en: 'phases of the moon', da: 'månefaser' },
  peaks: { de: 'drei Gipfeln', en: 'three peaks', da: 'tre tinder' },
  'quarter-tiles': {
    de: 'Kacheln aus Viertelkreisen',
    en: 'tiles of quarter circles',
    da: 'fliser af kvarte cirkler',
  },
  rainbow: { de: 'bunten Bögen', en: 'coloured arcs', da: 'farvede buer' },
  rays: { de: 'Sonnenstrahlen', en: 'rays of sun', da: 'solstråler' },
  round: { de: 'rundem Etikett', en: 'a round label', da: 'rund etiket' },
  scallops: { de: 'Schuppenmuster', en: 'a scale pattern', da: 'skælmønster' },
  'sea-sun': { de: 'Sonne über Wasser', en: 'a sun above water', da: 'sol over vand' },
  shapes: { de: 'ausgeschnittenen Formen', en: 'cut-out shapes', da: 'udklippede former' },
  sheet: { de: 'hellem Etikett', en: 'a pale label', da: 'lys etiket' },
  'single-bean': { de: 'zwei Kaffeebohnen', en: 'two coffee beans', da: 'to kaffebønner' },
  stripes: { de: 'senkrechten Streifen', en: 'vertical stripes', da: 'lodrette striber' },
  sunrise: { de: 'Sonne über Hügeln', en: 'a sun above hills', da: 'sol over bakker' },
  ticket: {
    de: 'einem Etikett wie ein Fahrschein',
    en: 'a label like a ticket',
    da: 'en etiket som en billet',
  },
  'triangle-tiles': { de: 'Dreiecksmuster', en: 'a triangle pattern', da: 'trekantmønster' },
  'wave-bands': { de: 'bunten Wellen', en: 'coloured waves', da: 'farvede bølger' },
  'wave-lines': { de: 'feinen Wellenlinien', en: 'fine wavy lines', da: 'fine bølgelinjer' },
};

const onGround: Localized = {
  de: '{ground} mit {motif}',
  en: '{ground} with {motif}',
  da: '{ground} med {motif}',
};

function lookOf(object: string): Localized | undefined {
  const bag = bagOf(object);
  if (!bag) return packaging[object];
  return fill(onGround, { ground: groundWords[bag.ground], motif: motifWords[bag.motif] });
}

/** What a viewer sees of the other packaging; `{name}` and `{brand}` stand on its label. */
const packaging: Record<string, Localized> = {
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
  const look = lookOf(object);
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

/** Which packaging a pack comes in: the brand's bag in every size, or the house's box, brick or tin. */
export function packObject(draft: CoffeeDraft, grams: number, isOnlyGround: boolean): string {
  const box = boxes[draft.type];
  if (box) return box;
  if (draft.rare) return 'coffee-tin';
  const isBrick = grams === 500 && isOnlyGround && !Object.hasOwn(brandLabels, draft.brand.bag);
  return isBrick ? 'coffee-brick-500g' : draft.brand.bag;
}
