import type { Face } from './type-faces.ts';

/** Where a text stands: top and height in the drawing's 2000 units; left and width where they are not the whole label's. */
export interface TextPlace {
  ink: string;
  /** Otherwise centred. */
  align?: 'left';
  top: number;
  height: number;
  left?: number;
  width?: number;
}

/** A bag that one brand alone prints: ground, motif and brand are drawn (brand-labels/*.svg), the rest is set. */
export interface BrandLabel {
  bag: string;
  /** Above and below the drawing. */
  above: string;
  below: string;
  ink: string;
  accent: string;
  face: Face;
  name: TextPlace;
  note: TextPlace;
  /** Where roast and weight begin. */
  foot: number;
}

/** By the packaging that the brand's profile names. */
export const brandLabels: Record<string, BrandLabel> = {
  'bag-kernel-co': {
    ...plain('#17181a', '#efe9dd', '#d2762b', 'condensed'),
    name: { ink: '#efe9dd', top: 1525, height: 255 },
    note: { ink: '#efe9dd', top: 1800, height: 190 },
    foot: 2040,
  },
  'bag-deichgold': {
    ...plain('#1f4e74', '#f7f3e6', '#f2b632', 'geometric'),
    above: '#dce9ee',
    name: { ink: '#f7f3e6', top: 1500, height: 270 },
    note: { ink: '#f7f3e6', top: 1790, height: 200 },
    foot: 2040,
  },
  'bag-casa-lumera': {
    ...plain('#b84a2e', '#f6e6cf', '#e9a83c', 'serif'),
    name: { ink: '#e9a83c', top: 1540, height: 230 },
    note: { ink: '#f6e6cf', top: 1785, height: 205 },
    foot: 2040,
  },
  'bag-ribeira-clara': {
    ...plain('#f4f1e8', '#1d4c9a', '#1d4c9a', 'slab'),
    name: { ink: '#12305f', top: 1835, height: 310 },
    note: { ink: '#1d4c9a', top: 2160, height: 170 },
    foot: 2365,
  },
  'bag-fjordbrand': {
    ...plain('#10263d', '#eae6dc', '#f0642f', 'sans-bold'),
    above: '#eae6dc',
    name: { ink: '#eae6dc', top: 1475, height: 310 },
    note: { ink: '#b9c9d8', top: 1795, height: 200 },
    foot: 2040,
  },
  'bag-jaervilinja': {
    ...plain('#f7f6f2', '#14506b', '#14506b', 'sans-bold'),
    name: { ink: '#14506b', align: 'left', top: 1480, height: 310 },
    note: { ink: '#14506b', align: 'left', top: 1800, height: 190 },
    foot: 2040,
  },
  'bag-tannenschlag': {
    ...plain('#c99e63', '#1c3b2a', '#8e2a20', 'slab'),
    name: { ink: '#8e2a20', top: 1420, height: 280 },
    note: { ink: '#1c3b2a', top: 1720, height: 210 },
    foot: 2000,
  },
  'bag-barca-nova': {
    ...plain('#f3e7cf', '#14345c', '#d23b2a', 'geometric'),
    name: { ink: '#d23b2a', align: 'left', top: 1620, height: 220 },
    note: { ink: '#14345c', align: 'left', top: 1850, height: 180 },
    foot: 2070,
  },
  'bag-maison-taverel': {
    ...plain('#4a1524', '#f0dfc2', '#c98b5a', 'script'),
    name: { ink: '#f0dfc2', top: 560, height: 560, left: 650, width: 660 },
    note: { ink: '#c98b5a', top: 1740, height: 220 },
    foot: 2010,
  },
  'bag-flutlicht': {
    ...plain('#0e0f12', '#e6f23c', '#9b8bff', 'sans-bold'),
    name: { ink: '#0e0f12', top: 1130, height: 330, left: 400, width: 1170 },
    note: { ink: '#ffffff', top: 1790, height: 200 },
    foot: 2040,
  },
  'bag-zechenbohne': {
    ...plain('#e4572e', '#1c1a19', '#1c1a19', 'sans-bold'),
    name: { ink: '#1c1a19', align: 'left', top: 1730, height: 220 },
    note: { ink: '#1c1a19', align: 'left', top: 1960, height: 180 },
    foot: 2180,
  },
  'bag-tidevand': {
    ...plain('#cfdad9', '#23424a', '#23424a', 'serif'),
    name: { ink: '#23424a', top: 1430, height: 355 },
    note: { ink: '#23424a', top: 1785, height: 200 },
    foot: 2030,
  },
};

function plain(bag: string, ink: string, accent: string, face: Face) {
  return { bag, above: bag, below: bag, ink, accent, face };
}
