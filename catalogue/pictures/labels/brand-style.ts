import { brandProfiles } from '../../coffee/brands.ts';
import { bagOf, type GroundColours, grounds } from './bags.ts';
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

function coloursFor(object: string): GroundColours | undefined {
  const label = brandLabels[object];
  if (label) {
    const { bag, accent, ink } = label;
    return { bag, paper: '#f6f4ef', accent, art: [accent, ink, bag] };
  }
  const bag = bagOf(object);
  return bag && grounds[bag.ground];
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
  const palettes = Object.values(grounds);
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
