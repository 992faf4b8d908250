import sharp from 'sharp';
import { brandProfiles } from '../../catalogue/coffee/brands.ts';
import { designLabel } from '../../catalogue/pictures/labels/label-design.ts';
import { sheets } from '../../catalogue/pictures/labels/sheets.ts';
import { difference, fingerprint } from './fingerprint.ts';

/** Two roasters on one bag, in tints of its colours and with other type, stay below both of these. */
const fewestBits = 550;
const leastColour = 60;

interface Pair {
  one: string;
  other: string;
  bits: number;
  colour: number;
}

/** The labels of all roasters, with one coffee's texts: pairs that are mistaken for one another, and the nearest. */
export async function compareBrandLabels(
  brands: readonly { name: string; bag: string }[] = brandProfiles,
): Promise<{ alike: Pair[]; nearest: Pair | undefined }> {
  const prints = await Promise.all(
    brands.map(async ({ name, bag }) => ({ name, print: await fingerprint(flatLabel(name, bag)) })),
  );
  const pairs = prints.flatMap(({ name: one, print }, index) =>
    prints
      .slice(index + 1)
      .map((next) => ({ one, other: next.name, ...difference(print, next.print) })),
  );
  const apart = (pair: Pair) => pair.bits / fewestBits + pair.colour / leastColour;
  const [nearest] = pairs.toSorted((one, other) => apart(one) - apart(other));
  const alike = pairs.filter(({ bits, colour }) => bits < fewestBits && colour < leastColour);
  return { alike, nearest };
}

function flatLabel(brand: string, bag: string) {
  const texts = { name: 'Nariño Alto', note: 'Kakao, Karamell', weight: '250 g' };
  const label = { brand, ...texts, roast: 'medium' } as const;
  return sharp(Buffer.from(designLabel(label, bag, sheets['bag-slim']).svg));
}
