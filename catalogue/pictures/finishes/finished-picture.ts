import { compose } from '../objects/compose.ts';
import { overlay } from '../objects/overlay.ts';
import { passesOf } from '../objects/passes.ts';
import { revisionOf } from '../objects/planes.ts';
import type { RawPicture } from '../objects/raw-picture.ts';
import { reshape } from '../objects/reshape.ts';
import type { Finish } from './finish.ts';
import { finishedObject } from './finished-objects.ts';
import { plateDrawing, tagDrawing } from './prints.ts';
import { tintGlass } from './tint-glass.ts';

const clearGlass = '#e3ecee';

/** A base object in a product's colours and shape, with its maker's name on it or beside it. */
export async function finishedPicture(
  object: string,
  finish: Finish,
  hasTag = true,
): Promise<RawPicture> {
  const { plate, tag } = finishedObject(object);
  const onIt = plate && plateDrawing(plate, finish);
  const beside = tag && hasTag ? tagDrawing(tag, finish) : undefined;
  const body = await rendered(object, finish);
  return {
    identity: `${body.identity} ${onIt?.svg ?? ''} ${beside?.svg ?? ''} ${finish.form?.join(' ')}`,
    draw: async (size, area) => {
      let picture = await body.draw(size, area);
      if (onIt) picture = await overlay(picture, onIt, area);
      if (finish.form && !area) picture = await reshape(picture, finish.form);
      return beside ? overlay(picture, beside, area) : picture;
    },
  };
}

async function rendered(object: string, { main, accent }: Finish): Promise<RawPicture> {
  const revision = await revisionOf(object);
  return {
    identity: `${revision} ${main} ${accent}`,
    draw: async (size, area) => {
      const passes = await passesOf(object, size, area);
      const pixels = compose(passes, { main, accent });
      if (object.endsWith('-glass') && main !== clearGlass) tintGlass(pixels, passes, main);
      return { pixels, size: passes.size };
    },
  };
}
