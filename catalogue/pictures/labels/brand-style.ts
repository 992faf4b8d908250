import { brandProfiles } from '../../coffee/brands.ts';
import { brandLabels } from './brand-labels.ts';
import { readableOn, shift } from './colours.ts';
import type { Face } from './type-faces.ts';

const ornaments = ['none', 'rule', 'rules', 'disc', 'frame', 'diamond', 'arc'] as const;
interface Wordmark {
  face: Face;
  letterCase: 'as-written' | 'upper' | 'lower';
  tracking: number;
  ornament: (typeof ornaments)[number];
}

interface Palette {
  bag: string;
  /** Printed on the bag's own colour. */
  ink: string;
  /** A label's or panel's ground, and what is printed on it. */
  paper: string;
  paperInk: string;
  accent: string;
  art: string[];
}

export interface BrandStyle {
  palette: Palette;
  wordmark: Wordmark;
  nameFace: Face;
  /** A whole number of the brand's own, for choices between equals. */
  seed: number;
}

type Colours = Omit<Palette, 'ink' | 'paperInk'>;

/** The colours of each packaging the catalogue names; its texts call them by these names. */
const coloursOf: Record<string, Colours> = {
  'bag-1-amaro': colours(
    '#1f4038',
    '#f3ead8',
    '#d9a441',
    '#e3b55b',
    '#5f8b62',
    '#3f6d54',
    '#28513f',
  ),
  'bag-2-night-shift': colours(
    '#1d1d20',
    '#f6f4ef',
    '#c9962f',
    '#c9962f',
    '#6d6a66',
    '#a8a29a',
    '#3a3a3f',
  ),
  'bag-3-casa-blend': colours(
    '#e3a3a0',
    '#fbf1e8',
    '#b8433a',
    '#b8433a',
    '#f0c987',
    '#3f6f73',
    '#fbf1e8',
  ),
  'bag-4-decaf-reserve': colours(
    '#b98d5f',
    '#f5ead8',
    '#3d6142',
    '#3d6142',
    '#56804f',
    '#2f4d38',
    '#6f9a5e',
  ),
  'bag-label-01': colours(
    '#2f6a4c',
    '#f5eddc',
    '#e9b44c',
    '#e9b44c',
    '#86ab6a',
    '#568a5c',
    '#1f4d3a',
  ),
  'bag-label-02': colours(
    '#38393d',
    '#ece6da',
    '#d0643c',
    '#d0643c',
    '#8c8880',
    '#b9b2a6',
    '#55565b',
  ),
  'bag-label-03': colours(
    '#e58f77',
    '#fcefe3',
    '#2c5d6b',
    '#2c5d6b',
    '#f6c667',
    '#b23a3a',
    '#fcefe3',
  ),
  'bag-label-04': colours(
    '#bf9566',
    '#f4e8d4',
    '#2f5b4b',
    '#4f8467',
    '#2f5b4b',
    '#76a07b',
    '#3c6f5a',
  ),
  'bag-label-05': colours(
    '#6b1f2e',
    '#f7e9df',
    '#e0a15a',
    '#e0a15a',
    '#a4404f',
    '#c9737a',
    '#8c2f40',
  ),
  'bag-label-06': colours(
    '#6a7042',
    '#f8f5ec',
    '#c7772e',
    '#c7772e',
    '#9aa066',
    '#d9c58a',
    '#4d5230',
  ),
  'bag-label-07': colours(
    '#efc046',
    '#fff7e2',
    '#b5472a',
    '#b5472a',
    '#20566b',
    '#fff7e2',
    '#e07f3a',
  ),
  'bag-label-08': colours(
    '#f1ede4',
    '#ffffff',
    '#b3272d',
    '#b3272d',
    '#c8474a',
    '#8e1d25',
    '#d86b66',
  ),
  'bag-label-09': colours(
    '#1f4f86',
    '#f4efe1',
    '#f2c244',
    '#f2c244',
    '#3f7fb4',
    '#6fa8cf',
    '#2c659c',
  ),
  'bag-label-10': colours(
    '#b0302c',
    '#faf6ef',
    '#1f2a35',
    '#e6b566',
    '#d9655a',
    '#8a2120',
    '#f0d9c2',
  ),
  'bag-label-11': colours(
    '#a5d6c1',
    '#f5fbf6',
    '#1f6a62',
    '#1f6a62',
    '#f2a07b',
    '#f6dc8c',
    '#f5fbf6',
  ),
  'bag-label-12': colours(
    '#a8825a',
    '#f5ecdc',
    '#2f6b45',
    '#3f8152',
    '#2f6b45',
    '#6ea763',
    '#23533a',
  ),
  'coffee-bag-1kg-crema': colours(
    '#a92a27',
    '#faf6ef',
    '#22303a',
    '#e6b566',
    '#d9655a',
    '#7f1e1d',
    '#f0d9c2',
  ),
};

function colours(bag: string, paper: string, accent: string, ...art: string[]): Colours {
  return { bag, paper, accent, art };
}

function coloursFor(object: string): Colours | undefined {
  const label = brandLabels[object];
  if (!label) return coloursOf[object];
  const { bag, accent, ink } = label;
  return colours(bag, '#f6f4ef', accent, accent, ink, bag);
}

const wordmarkFaces: Wordmark[] = [
  { face: 'sans-bold', letterCase: 'upper', tracking: 0.16, ornament: 'none' },
  { face: 'serif', letterCase: 'as-written', tracking: 0, ornament: 'none' },
  { face: 'condensed', letterCase: 'upper', tracking: 0.08, ornament: 'none' },
  { face: 'geometric', letterCase: 'lower', tracking: -0.02, ornament: 'none' },
  { face: 'script', letterCase: 'as-written', tracking: 0, ornament: 'none' },
  { face: 'slab', letterCase: 'upper', tracking: 0.1, ornament: 'none' },
  { face: 'sans', letterCase: 'as-written', tracking: -0.01, ornament: 'none' },
  { face: 'geometric', letterCase: 'upper', tracking: 0.12, ornament: 'none' },
  { face: 'serif-italic', letterCase: 'as-written', tracking: 0, ornament: 'none' },
  { face: 'slab', letterCase: 'as-written', tracking: 0, ornament: 'none' },
  { face: 'serif', letterCase: 'upper', tracking: 0.2, ornament: 'none' },
];
const nameFaces: Face[] = ['serif', 'geometric', 'condensed', 'slab', 'sans-bold', 'script'];

/** How a brand prints: always the same for a brand, and in the colours of the packaging it comes in. */
export function brandStyle(brand: string, object: string): BrandStyle {
  const profile = brandProfiles.findIndex(({ name }) => name === brand);
  const own = brandProfiles[profile]?.bag;
  const seed = profile >= 0 ? profile : hash(brand) % 1009;
  const palettes = Object.values(coloursOf);
  // Makers of equipment and sweets have no bag: theirs is one of the palettes, always the same.
  const base = coloursFor(object) ?? coloursFor(own ?? '') ?? palettes[seed % palettes.length];
  if (!base) throw new Error(`no colours for ${object}`);
  const label = brandLabels[object];
  const hue = label ? 0 : ((seed * 37) % 17) - 8;
  const light = label ? 0 : (((seed * 53) % 11) - 5) / 110;
  const tint = (colour: string) => shift(colour, hue, light);
  const bag = tint(base.bag);
  const darkest = shift(base.bag, hue, -0.6);
  const face = wordmarkFaces[seed % wordmarkFaces.length];
  const ornament = ornaments[(seed * 3 + Math.floor(seed / 7)) % ornaments.length];
  const nameFace = nameFaces[(seed * 5 + Math.floor(seed / 6)) % nameFaces.length];
  if (!face || !ornament || !nameFace) throw new Error('there is no type to choose from');
  return {
    palette: {
      bag,
      ink: readableOn(bag, [base.paper, '#1b1a19']),
      paper: base.paper,
      paperInk: readableOn(base.paper, ['#1b1a19', darkest]),
      accent: tint(base.accent),
      art: base.art.map(tint),
    },
    wordmark: { ...face, ornament },
    nameFace: label?.face ?? nameFace,
    seed,
  };
}

export function hash(text: string): number {
  let value = 0;
  for (const letter of text) value = (Math.imul(value, 31) + letter.charCodeAt(0)) >>> 0;
  return value;
}
