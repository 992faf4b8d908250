import type { Localized } from '../model.ts';
import type { Colour } from './colours.ts';
import { words } from './words.ts';

/** What can be seen of a rendered object, whatever its colour, and the colours it comes in where nothing is said. */
export interface PicturedObject {
  seen: Localized;
  colours: [Colour, ...Colour[]];
  accents: [Colour, ...Colour[]];
  /** What it stands beside on the picture that shows it in use. */
  beside:
    | 'cup'
    | 'mug'
    | 'glass'
    | 'jug'
    | 'grinder'
    | 'machine'
    | 'dripper'
    | 'press'
    | 'moka'
    | 'kettle';
}

const woods: [Colour, ...Colour[]] = ['walnut', 'oak', 'beech', 'olivewood', 'black'];
export const metals: [Colour, ...Colour[]] = ['steel', 'silver', 'grey'];
export const glazes: [Colour, ...Colour[]] = [
  'white',
  'cream',
  'sage',
  'deepSea',
  'sand',
  'lightBlue',
  'rose',
  'yellow',
  'olive',
  'grey',
];
export const housings: [Colour, ...Colour[]] = ['black', 'white', 'steel', 'anthracite', 'cream'];
export const rubbers: [Colour, ...Colour[]] = ['black', 'red', 'grey', 'blue', 'white', 'amber'];
export const pale: [Colour, ...Colour[]] = ['white', 'cream', 'sand'];

export function object(
  de: string,
  en: string,
  da: string,
  beside: PicturedObject['beside'],
  colours: PicturedObject['colours'],
  accents: PicturedObject['accents'] = woods,
): PicturedObject {
  return { seen: words(de, en, da), colours, accents, beside };
}
