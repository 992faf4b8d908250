import { z } from 'zod';
import type { CatalogueImage } from '../catalogue/model.ts';
import { type Finish, finishCode, readFinishCode } from './finishes/finish-address.ts';
import { finishedObject } from './finishes/finished-objects.ts';
import { finishedPicture } from './finishes/finished-picture.ts';
import { brandStyle } from './labels/brand-style.ts';
import { canCarryLabel, labelCode, printedOf, readLabelCode } from './labels/label-address.ts';
import { labelledPicture, modelFor } from './labels/labelled-picture.ts';
import type { Label } from './labels/print.ts';
import type { Area } from './objects/close-up.ts';
import type { Drawn, RawPicture } from './objects/raw-picture.ts';
import { withCompanion } from './views/companion-view.ts';
import { withMeasures } from './views/measures-view.ts';
import { packSet } from './views/set-view.ts';
import { companionOf, readView, type View } from './views/view.ts';

/** A picture that the image CDN makes: an object, what is printed on it or how it is finished, and a view of it. */
type Recipe = { object: string; view: View } & ({ label: Label } | { finish: Finish });
type SetRecipe = { set: { object: string; label: Label }[] };

const longestAddress = 1600;
const setAddress = /^sets\/([\w-]+)\.webp$/;
const setCode = z
  .array(z.tuple([z.string(), z.unknown()]))
  .min(2)
  .max(3);
const address = /^(labels|finishes)\/([a-z0-9-]+)\/([\w-]+)(?:\.([a-z-]+))?\.webp$/;
const jsonText = z.string().transform((text, context): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    context.addIssue('not JSON');
    return z.NEVER;
  }
});

/** The address carries the whole recipe, so that nothing else has to be stored. */
export function madeFileName(image: CatalogueImage): string | undefined {
  const { object, label, finish, set, view = 'front' } = image;
  if (set) {
    const packs = set.map((one) => [one.object, printedOf(one.label)]);
    return `sets/${Buffer.from(JSON.stringify(packs)).toString('base64url')}.webp`;
  }
  const suffix = view === 'front' ? '' : `.${view}`;
  if (label && canCarryLabel(object)) return `labels/${object}/${labelCode(label)}${suffix}.webp`;
  if (finish) return `finishes/${object}/${finishCode(finish)}${suffix}.webp`;
  return undefined;
}

export function readMadeFileName(name: string): Recipe | SetRecipe | undefined {
  if (name.length > longestAddress) return undefined;
  const [, packs] = setAddress.exec(name) ?? [];
  if (packs) return readSet(packs);
  const [, kind, object = '', code = '', suffix = 'front'] = address.exec(name) ?? [];
  const view = readView(suffix);
  const json = jsonText.safeParse(Buffer.from(code, 'base64url').toString());
  if (!view || !json.success) return undefined;
  if (kind === 'labels') {
    const label = readLabelCode(object, json.data);
    return label && { object, view, label };
  }
  const finish = view === 'back' ? undefined : readFinishCode(object, json.data);
  return finish && { object, view, finish };
}

function readSet(code: string): SetRecipe | undefined {
  const json = jsonText.pipe(setCode).safeParse(Buffer.from(code, 'base64url').toString());
  if (!json.success) return undefined;
  const set = json.data.flatMap(([object, printed]) => {
    const label = readLabelCode(object, printed);
    return label ? [{ object, label }] : [];
  });
  return set.length === json.data.length ? { set } : undefined;
}

export async function madePicture(recipe: Recipe | SetRecipe): Promise<RawPicture> {
  if ('set' in recipe) return packSet(recipe.set);
  const { object, view } = recipe;
  const whole =
    'label' in recipe
      ? await labelledPicture(recipe.label, object, view === 'back' ? 'back' : 'front')
      : await finishedPicture(object, recipe.finish, view !== 'measures');
  return {
    identity: `${view} ${whole.identity}`,
    draw: async (scale) =>
      view === 'detail'
        ? whole.draw(scale, detailArea(recipe))
        : seen(await whole.draw(scale), recipe),
  };
}

async function seen(picture: Drawn, recipe: Recipe): Promise<Drawn> {
  const { object, view } = recipe;
  if (view === 'measures' && 'finish' in recipe && recipe.finish.measures) {
    const { measures, form = [100, 100] } = recipe.finish;
    return withMeasures(picture, object, measures, form);
  }
  const companion = companionOf(view);
  if (!companion) return picture;
  const brand = 'label' in recipe ? recipe.label.brand : recipe.finish.brand;
  const { accent } = brandStyle(brand, '').palette;
  return withCompanion(picture, companion, {
    main: companion.colour ?? accent,
    accent: companion.accent,
  });
}

const bagDetail: Area = [180, 140, 580];

function detailArea(recipe: Recipe): Area {
  if ('finish' in recipe) return finishedObject(recipe.object).detail;
  const model = modelFor(recipe.label, recipe.object);
  return packDetails[model] ?? bagDetail;
}

const packDetails: Record<string, Area> = {
  'capsule-box': [60, 190, 460],
  'coffee-tin': [230, 250, 440],
  'instant-coffee-jar': [210, 300, 480],
  'gift-card': [130, 250, 460],
  'milk-carton': [230, 330, 460],
  'chocolate-bar': [220, 80, 520],
  'biscuit-box': [150, 120, 540],
  'paper-filters': [60, 270, 480],
};
