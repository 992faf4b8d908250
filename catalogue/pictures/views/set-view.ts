import { labelledPicture } from '../labels/labelled-picture.ts';
import type { Label } from '../labels/print.ts';
import { blank, type RawPicture } from '../objects/raw-picture.ts';
import { onto, sideOf } from './onto.ts';

/** Where three packs stand: the outer ones behind, the first in front. */
const places = [
  { side: 0.7, left: 0.15, top: 0.27 },
  { side: 0.62, left: -0.09, top: 0.14 },
  { side: 0.62, left: 0.47, top: 0.14 },
] as const;

/** Several packs on one picture. */
export async function packSet(packs: { object: string; label: Label }[]): Promise<RawPicture> {
  const pictures = await Promise.all(
    packs.map(({ label, object }) => labelledPicture(label, object)),
  );
  return {
    identity: `set ${pictures.map(({ identity }) => identity).join(' ')}`,
    draw: async (size) => {
      const together = blank(size);
      for (const [index, place] of [...places.entries()].reverse()) {
        const pack = await pictures[index]?.draw(sideOf(place, size));
        if (pack) onto(together, pack, place);
      }
      return together;
    },
  };
}
