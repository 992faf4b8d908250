// Cups, jugs and pots. Every drawing stands on its origin: x to the right, y upwards is negative.

import { colours, ellipse, figure, line, plain, rect, shape } from './svg-shapes.ts';

const { coffee, crema, cyan, dune, gold, milk, teal, white } = colours;

export type Filling = 'empty' | 'espresso' | 'coffee' | 'cappuccino';
const surfaces: Record<Filling, string> = {
  empty: '#eadfce',
  espresso: crema,
  coffee,
  cappuccino: '#e7cfae',
};

export const cup = (filling: Filling, colour: string = white): string =>
  ellipse(0, -6, 92, 14, colour) +
  shape('M58 -74q44 -8 40 22q-6 28 -48 24', 'none') +
  shape('M-66 -92Q-62 -22 -34 -10H34Q62 -22 66 -92Z', colour) +
  ellipse(0, -92, 66, 17, colour) +
  ellipse(0, -90, 56, 12, surfaces[filling]);

export const mug = (filling: Filling, colour: string = white): string =>
  shape('M56 -100q52 -4 48 36q-6 34 -50 30', 'none') +
  shape('M-62 -126V-14Q-60 0 -44 0H44Q60 0 62 -14V-126Z', colour) +
  ellipse(0, -126, 62, 15, colour) +
  ellipse(0, -124, 53, 11, surfaces[filling]);

/** Layers from the bottom up, each with its share of the height. */
export const glass = (layers: [string, number][]): string => {
  let y = -8;
  const fills = layers.map(([fill, share]) => {
    const height = 130 * share;
    y -= height;
    return `<rect x="-38" y="${y}" width="76" height="${height}" fill="${fill}"/>`;
  });
  return `${shape('M-48 -156L-42 -10Q-41 0 -30 0H30Q41 0 42 -10L48 -156Z', '#ffffffb0')}${fills.join('')}${line('M-30 -140L-26 -30', '#ffffff', 4)}`;
};

export const iceCubes = (): string =>
  [
    [-14, -118, 12],
    [12, -104, -18],
    [-6, -84, 30],
  ]
    .map(
      ([x, y, turn]) =>
        `<g transform="translate(${x} ${y}) rotate(${turn})">${rect(-12, -12, 24, 24, 5, '#eef7f7')}</g>`,
    )
    .join('');

export const kettle = (): string =>
  shape('M-52 -44C-96 -44 -92 -96 -112 -132q-8 -16 -26 -14', 'none') +
  line('M-52 -52C-88 -52 -86 -100 -104 -132', teal, 9) +
  shape('M-64 0L-50 -112Q-48 -122 -36 -122H36Q48 -122 50 -112L64 0Z', teal) +
  shape('M44 -108q64 -16 58 50q-2 22 -16 34', 'none') +
  ellipse(0, -122, 40, 8, '#0a4b54') +
  rect(-8, -144, 16, 16, 6, gold);

export const pouring = (length: number): string => line(`M0 0V${length}`, cyan, 7);

export const dripper = (bed: boolean): string =>
  shape('M-78 -88H78L24 -8H-24Z', white) +
  (bed ? plain('M-58 -64H58L24 -14H-24Z', coffee) : '') +
  shape('M-92 -96L-78 -88H78L92 -96', 'none') +
  line('M-58 -84L-20 -14M58 -84L20 -14M0 -86V-14', dune, 2.4) +
  rect(-46, -10, 92, 10, 4, white) +
  shape('M72 -74q34 2 22 34q-10 16 -44 6', 'none');

export const server = (level: number): string =>
  plain(`M-${44 + level * 8} -${10 + level * 70}H${44 + level * 8}L52 -8H-52Z`, coffee) +
  shape(
    'M-34 -118C-34 -86 -62 -70 -62 -26Q-62 0 -38 0H38Q62 0 62 -26C62 -70 34 -86 34 -118Z',
    '#ffffff66',
  ) +
  line('M-34 -118H34') +
  shape('M56 -58q40 -4 34 -36q-8 -24 -48 -20', 'none');

export const frenchPress = (plunger: number, level: number): string =>
  `<rect x="-46" y="${-8 - 120 * level}" width="92" height="${120 * level}" fill="${coffee}"/>` +
  shape('M-50 -146V-12Q-50 0 -38 0H38Q50 0 50 -12V-146Z', '#ffffff55') +
  shape('M50 -120q44 -2 44 46t-44 46', 'none') +
  line(`M0 ${-146 - 70 * (1 - plunger)}V${-150 + 116 * plunger}`) +
  line(`M-44 ${-146 + 116 * plunger}H44`, colours.ink, 7) +
  rect(-56, -160, 112, 16, 7, dune) +
  ellipse(0, -150 - 70 * (1 - plunger) - 8, 13, 11, colours.brass);

export const moka = (open = false): string =>
  shape('M-52 0L-36 -74H36L52 0Z', '#c9ced0') +
  rect(-40, -86, 80, 13, 4, '#aeb5b8') +
  shape('M-38 -86L-54 -166H54L38 -86Z', '#d9dddf') +
  line('M-14 -86L-20 -166M14 -86L20 -166M-14 -74L-20 0M14 -74L20 0', '#8e979b', 2.4) +
  shape('M50 -156q48 0 44 34l-6 40', 'none') +
  (open
    ? ''
    : shape('M-58 -166L0 -192L58 -166Z', '#d9dddf') + ellipse(0, -198, 9, 9, colours.ink)) +
  shape('M-54 -160L-80 -170L-48 -132Z', '#d9dddf');

export const flame = (): string =>
  [-34, 0, 34].map((x) => plain(`M${x} 0c-16 -10 -12 -26 0 -40c12 14 16 30 0 40Z`, cyan)).join('') +
  line('M-64 4H64', colours.ink, 5);

export const jug = (level: number): string =>
  plain(`M-44 ${-10 - level * 80}H44L50 -10H-50Z`, milk) +
  shape(
    'M-34 -124L-70 -132L-40 -96Q-54 -60 -54 -16Q-54 0 -40 0H40Q54 0 54 -16Q54 -70 36 -124Z',
    '#d9dddf88',
  ) +
  shape('M40 -108q54 -6 50 40q-4 40 -40 44', 'none');

export const ibrik = (): string =>
  shape(
    'M-30 -104L-38 -84Q-62 -50 -56 -18Q-52 0 -36 0H36Q52 0 56 -18Q62 -50 38 -84L30 -104Z',
    '#c98a4b',
  ) +
  line('M36 -78L138 -112', colours.brass, 11) +
  ellipse(0, -104, 31, 8, coffee);

export const press = (plunger: number): string =>
  rect(-34, -150, 68, 146, 6, '#ffffff77') +
  `<rect x="-31" y="${-150 + plunger * 100 + 12}" width="62" height="${134 - plunger * 100}" fill="${coffee}"/>` +
  rect(-26, -230 + plunger * 100, 52, 84, 6, '#5f6b6b66') +
  rect(-40, -244 + plunger * 100, 80, 14, 6, colours.ink) +
  rect(-56, -12, 112, 12, 5, colours.ink) +
  [1, 2, 3].map((k) => line(`M34 ${-30 - k * 28}h-12`, teal, 2.6)).join('');

export const jar = (level: number): string =>
  `<rect x="-57" y="${-8 - level * 150}" width="114" height="${level * 150}" rx="10" fill="${coffee}"/>` +
  shape(
    'M-60 -160Q-60 -172 -48 -176H48Q60 -172 60 -160V-14Q60 0 46 0H-46Q-60 0 -60 -14Z',
    '#ffffff55',
  ) +
  rect(-48, -196, 96, 22, 6, colours.brass);

export const scale = (shown: string): string =>
  rect(-112, -32, 224, 32, 8, colours.ink) +
  rect(-104, -42, 208, 12, 5, '#2f3f42') +
  figure(shown, 60, -8, 22, gold);

export const thermometer = (text: string): string =>
  rect(-9, -150, 18, 116, 9, white) +
  `<rect x="-4" y="-110" width="8" height="86" fill="${colours.signal}"/>` +
  ellipse(0, -22, 18, 18, colours.signal) +
  [0, 1, 2, 3].map((k) => line(`M9 ${-66 - k * 20}h10`, colours.ink, 2.4)).join('') +
  figure(text, 68, -74, 34);
