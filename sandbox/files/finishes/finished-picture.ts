import { drawnParts } from '../drawn/parts.ts';
import { drawing } from '../drawn/solids.ts';
import type { Area } from '../objects/close-up.ts';
import { compose } from '../objects/compose.ts';
import { overlay } from '../objects/overlay.ts';
import { closePassesOf, hasPasses, passesOf, type Scale } from '../objects/passes.ts';
import type { Drawn, RawPicture } from '../objects/raw-picture.ts';
import { reshape } from '../objects/reshape.ts';
import type { Finish } from './finish.ts';
import { finishedObject } from './finished-objects.ts';
import { plateSvg, tagSvg } from './prints.ts';
import { tintGlass } from './tint-glass.ts';

const clearGlass = '#e3ecee';

/** A base object in a product's colours and shape, with its maker's name on it or beside it. */
export async function finishedPicture(
  object: string,
  finish: Finish,
  hasTag = true,
): Promise<RawPicture> {
  const { plate, tag } = finishedObject(object);
  const onIt = plate ? plateSvg(plate, finish) : '';
  const beside = tag && hasTag ? tagSvg(tag, finish) : '';
  const body = hasPasses(object) ? await rendered(object, finish) : drawn(object, finish);
  return {
    identity: `${body.identity} ${onIt} ${beside} ${finish.form?.join(' ')}`,
    draw: async (scale, area) => {
      let picture = await body.draw(scale, area);
      if (onIt) picture = await overlay(picture, onIt, area);
      if (finish.form && !area) picture = await reshape(picture, finish.form);
      return beside ? overlay(picture, beside, area) : picture;
    },
  };
}

async function rendered(object: string, { main, accent }: Finish): Promise<RawPicture> {
  const { revision } = await passesOf(object);
  return {
    identity: `${revision} ${main} ${accent}`,
    draw: async (scale, area) => {
      const passes = await (area ? closePassesOf(object, scale, area) : passesOf(object, scale));
      const pixels = compose(passes, { main, accent });
      if (object.endsWith('-glass') && main !== clearGlass) tintGlass(pixels, passes, main);
      return { pixels, size: passes.size };
    },
  };
}

/** A part that has not been modelled; see artwork/README.md. */
function drawn(object: string, { main, accent }: Finish): RawPicture {
  const make = drawnParts[object];
  if (!make) throw new Error(`${object} is neither rendered nor drawn`);
  const svg = drawing(() => make(main, accent));
  const draw = (scale: Scale, area?: Area): Promise<Drawn> => {
    const size = scale === 'full' ? 900 : 450;
    return overlay({ pixels: new Uint8Array(size * size * 4), size }, svg, area);
  };
  return { identity: `drawn ${svg}`, draw };
}
