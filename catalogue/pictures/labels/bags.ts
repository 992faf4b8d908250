import type { Design } from './designs.ts';

export interface GroundColours {
  bag: string;
  paper: string;
  accent: string;
  art: string[];
}

/** The colours of the roasters' bags; `catalogue/coffee/pictures.ts` has a word for each. */
export const grounds = {
  black: ground('#1d1d20', '#f6f4ef', '#c9962f', '#c9962f', '#6d6a66', '#a8a29a', '#3a3a3f'),
  blue: ground('#1f4f86', '#f4efe1', '#f2c244', '#f2c244', '#3f7fb4', '#6fa8cf', '#2c659c'),
  brown: ground('#a8825a', '#f5ecdc', '#2f6b45', '#3f8152', '#2f6b45', '#6ea763', '#23533a'),
  charcoal: ground('#38393d', '#ece6da', '#d0643c', '#d0643c', '#8c8880', '#b9b2a6', '#55565b'),
  cream: ground('#f0e4cc', '#fdf9f0', '#2b4a6b', '#c8553a', '#2b4a6b', '#e0a23f', '#6f93a8'),
  forest: ground('#1f4038', '#f3ead8', '#d9a441', '#e3b55b', '#5f8b62', '#3f6d54', '#28513f'),
  green: ground('#2f6a4c', '#f5eddc', '#e9b44c', '#e9b44c', '#86ab6a', '#568a5c', '#1f4d3a'),
  kraft: ground('#bf9566', '#f4e8d4', '#2f5b4b', '#4f8467', '#2f5b4b', '#76a07b', '#3c6f5a'),
  mint: ground('#a5d6c1', '#f5fbf6', '#1f6a62', '#1f6a62', '#f2a07b', '#f6dc8c', '#f5fbf6'),
  olive: ground('#6a7042', '#f8f5ec', '#c7772e', '#c7772e', '#9aa066', '#d9c58a', '#4d5230'),
  orange: ground('#d9732e', '#fbf1e2', '#3a2346', '#fbd27a', '#8c2f2b', '#3a2346', '#b34a26'),
  pink: ground('#e3a3a0', '#fbf1e8', '#b8433a', '#b8433a', '#f0c987', '#3f6f73', '#fbf1e8'),
  plum: ground('#54305a', '#f7ecf0', '#f0a08c', '#f0a08c', '#8d5a94', '#b98bb8', '#3c2143'),
  red: ground('#b0302c', '#faf6ef', '#1f2a35', '#e6b566', '#d9655a', '#8a2120', '#f0d9c2'),
  salmon: ground('#e58f77', '#fcefe3', '#2c5d6b', '#2c5d6b', '#f6c667', '#b23a3a', '#fcefe3'),
  sky: ground('#a9cbe0', '#f6f9fb', '#1d4568', '#f0b84a', '#1d4568', '#4f8bb0', '#f6f9fb'),
  white: ground('#f1ede4', '#ffffff', '#b3272d', '#c8474a', '#b3272d', '#8e1d25', '#d86b66'),
  wine: ground('#6b1f2e', '#f7e9df', '#e0a15a', '#e0a15a', '#a4404f', '#c9737a', '#8c2f40'),
  yellow: ground('#efc046', '#fff7e2', '#b5472a', '#b5472a', '#20566b', '#fff7e2', '#e07f3a'),
} satisfies Record<string, GroundColours>;

export type Ground = keyof typeof grounds;

function ground(bag: string, paper: string, accent: string, ...art: string[]): GroundColours {
  return { bag, paper, accent, art };
}

/** What a bag without a label of its own shows; each ground has a motif once, each motif at most two grounds. */
const motifs = [
  'agaves',
  'arch',
  'band',
  'bean-rows',
  'branch',
  'checks',
  'chevrons',
  'contours',
  'cup',
  'diamond-tiles',
  'dots',
  'landscape',
  'landscape-with-sun',
  'leaf-fan',
  'moons',
  'peaks',
  'quarter-tiles',
  'rainbow',
  'rays',
  'round',
  'scallops',
  'sea-sun',
  'shapes',
  'sheet',
  'single-bean',
  'stripes',
  'sunrise',
  'ticket',
  'triangle-tiles',
  'wave-bands',
  'wave-lines',
] as const satisfies readonly Design[];

export type Motif = (typeof motifs)[number];

/** Ground and motif of a bag by its name: "bag-kraft-agaves". */
export function bagOf(object: string): { ground: Ground; motif: Motif } | undefined {
  const [, first = '', rest = ''] = /^bag-([a-z]+)-(.+)$/.exec(object) ?? [];
  const motif = motifs.find((name) => name === rest);
  return motif && isGround(first) ? { ground: first, motif } : undefined;
}

const isGround = (name: string): name is Ground => Object.hasOwn(grounds, name);
