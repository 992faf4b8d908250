import type { CatalogueImage, Localized } from '../model.ts';
import { randomFor } from '../random.ts';
import { objectOf } from './choose-object.ts';
import { type Colour, paint } from './colours.ts';
import { type Draft, draftKey } from './draft.ts';
import { type PicturedName, picturedObjects } from './pictured-objects.ts';

export interface FinishedPicture {
  object: PicturedName;
  finish: NonNullable<CatalogueImage['finish']>;
  colour: Localized;
}

/** Words of a name that say its colour. */
const cues: [RegExp, Colour][] = [
  [/schwarz|nera\b|nero\b|noir|musta/i, 'black'],
  [/weiß|bianc|hvit|hvid|blanc/i, 'white'],
  [/kupfer|koppar|rame\b|\bdō\b/i, 'copper'],
  [/messing|ottone/i, 'brass'],
  [/\brot\b|ross[ao]/i, 'red'],
  [/tiefsee/i, 'deepSea'],
  [/holz|holt|legno|træ|dub\b/i, 'oak'],
  [/oliv/i, 'olivewood'],
  [/stål|staal|hagane|acciaio|stahl|titan/i, 'steel'],
];

/** A product's look in one of its colours; always the same for a product. */
export function finishedPicture(draft: Draft, variant = 0): FinishedPicture | undefined {
  const chosen = chosenColour(draft, variant) ?? (draft.colour && paint(draft.colour));
  const object = objectOf(draft, (chosen ?? paintOf(draft, draft.title.de))?.name.de);
  if (!object) return undefined;
  const random = randomFor(`${draftKey(draft)} finish`);
  const { colours } = picturedObjects[object];
  const accents = accentsOf(draft, picturedObjects[object].accents);
  const colour = chosen ?? paintOf(draft, draft.title.de) ?? paint(random.pick(colours));
  const measures = measuresOf(draft);
  const isPart = draft.productType === 'spare-part';
  return {
    object,
    colour: colour.name,
    finish: {
      brand: draft.vendor,
      model: (isPart ? draft.title.de : draft.model).slice(0, 60),
      main: colour.swatch.toLowerCase(),
      accent: paint(accents[accentOf(draft) % accents.length] ?? accents[0]).swatch.toLowerCase(),
      form: formOf(draft),
      ...(measures ? { measures } : {}),
    },
  };
}

/** Widths and heights in percent of the base object: machines of one kind are not all of one size. */
const shares = [100, 97, 94, 91, 88, 85];

function formOf({ rank = 0 }: Draft): [number, number] {
  const [across = 100, up = 100] = [shares[rank % 6], shares[Math.floor(rank / 6) % 6]];
  const round = Math.floor(rank / 36) * 2;
  return [across - round, up - round];
}

/** The wood that the facts name for a handle, or any. */
const handleWoods: Record<string, [Colour, ...Colour[]]> = {
  'portafilter-machine': ['walnut', 'oak', 'beech', 'olivewood'],
  kettle: ['walnut'],
  'french-press': ['oak'],
  'moka-pot': ['walnut', 'oak'],
};

/** Where the facts tell wooden handles from others, the picture does, too. */
function accentsOf(
  { kind, flags }: Draft,
  accents: readonly [Colour, ...Colour[]],
): readonly [Colour, ...Colour[]] {
  const woods = handleWoods[kind];
  if (!woods) return accents;
  return flags.includes('wood') ? woods : ['black', 'anthracite'];
}

/** All forms with one accent, then all with the next. */
function accentOf({ rank = 0 }: Draft): number {
  return Math.floor(rank / 36) + rank;
}

function chosenColour(
  { options, variants }: Draft,
  variant: number,
): { name: Localized; swatch: string } | undefined {
  const at = options.findIndex(({ values }) => values.some(({ swatch }) => swatch));
  const value = options[at]?.values[variants[variant]?.options[at] ?? 0];
  return value?.swatch === undefined ? undefined : { name: value.name, swatch: value.swatch };
}

function paintOf(draft: Draft, text: string): { name: Localized; swatch: string } | undefined {
  if (draft.productType === 'glass' || draft.productType === 'spare-part') return undefined;
  const found = cues.find(([pattern]) => pattern.test(text));
  return found && paint(found[1]);
}

/** Width, depth and height in millimetres, as far as the details say them. */
function measuresOf({ details }: Draft): [number, number, number] | undefined {
  const named = (label: string) => details.find((one) => one.label.en.startsWith(label))?.value.en;
  const all = /^([\d.]+) × ([\d.]+) × ([\d.]+) cm/.exec(named('Dimensions') ?? '');
  if (all) return [millimetres(all[1]), millimetres(all[2]), millimetres(all[3])];
  const [diameter, height] = [single(named('Diameter')), single(named('Height'))];
  return diameter || height ? [diameter, 0, height] : undefined;
}

const millimetres = (centimetres: string | undefined) => Math.round(Number(centimetres) * 10);

function single(text: string | undefined): number {
  const [, amount, unit] = /^([\d.]+) (mm|cm)$/.exec(text ?? '') ?? [];
  if (!amount) return 0;
  return unit === 'mm' ? Math.round(Number(amount)) : millimetres(amount);
}
