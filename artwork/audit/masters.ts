import { readdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { fullSize } from '../../catalogue/pictures/objects/planes.ts';

const folder = path.join(import.meta.dirname, '../../catalogue/images/passes');
/** What is rendered anew; the coffees' bags are seen most. */
export const largeSide = 2000;

/** Sides of the rendered objects' planes in pixels, and what is wrong with them. */
export async function masters(): Promise<{ sides: Map<string, number>; problems: string[] }> {
  const sides = new Map<string, number>();
  const problems: string[] = [];
  for (const object of readdirSync(folder)) {
    const planes = readdirSync(path.join(folder, object));
    const sizes = await Promise.all(
      planes.map(async (plane) => {
        const { width, height } = await sharp(path.join(folder, object, plane)).metadata();
        return `${width} × ${height}`;
      }),
    );
    const side = Number.parseInt(sizes[0] ?? '', 10);
    sides.set(object, side);
    if (new Set(sizes).size > 1 || sizes[0] !== `${side} × ${side}`)
      problems.push(`planes of ${object} differ in size: ${sizes.join(', ')}`);
    if (side < fullSize) problems.push(`${object} is rendered at ${side} pixels only`);
  }
  return { sides, problems };
}
