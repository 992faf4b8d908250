import type { Catalogue, CatalogueImage } from '../model.ts';
import { type Recipe, recipeOf } from './recipe.ts';

interface Owner {
  key: string;
  images: CatalogueImage[];
}

/** Names every composed picture after the product, collection or story that shows it first: short, readable, never twice. */
export class PictureNames {
  readonly composed: { name: string; recipe: Recipe }[] = [];
  /** Objects whose pictures are stored under images/ or are vector graphics. */
  readonly storedObjects = new Set<string>();
  readonly #nameOf = new Map<string, string>();

  constructor(catalogue: Catalogue) {
    const taken = new Set<string>();
    for (const { key, images } of owners(catalogue)) {
      for (const image of images) {
        const recipe = recipeOf(image);
        if (recipe) this.#add(recipe, key, taken);
        else this.storedObjects.add(image.object);
      }
    }
  }

  nameOf(recipe: Recipe): string {
    const name = this.#nameOf.get(JSON.stringify(recipe));
    if (!name) throw new Error('A picture of the catalogue has no name.');
    return name;
  }

  #add(recipe: Recipe, owner: string, taken: Set<string>): void {
    const identity = JSON.stringify(recipe);
    if (this.#nameOf.has(identity)) return;
    const view = 'view' in recipe && recipe.view !== 'front' ? `-${recipe.view}` : '';
    const name = firstFree(`${owner}${view}`, taken);
    taken.add(name);
    this.#nameOf.set(identity, `${name}.webp`);
    this.composed.push({ name: `${name}.webp`, recipe });
  }
}

function firstFree(name: string, taken: ReadonlySet<string>): string {
  let free = name;
  for (let number = 2; taken.has(free); number++) free = `${name}-${number}`;
  return free;
}

function owners({ products, collections, metaobjects }: Catalogue): Owner[] {
  const ofFields = (fields: { images?: CatalogueImage[] }[]) =>
    fields.flatMap(({ images = [] }) => images);
  return [
    ...products.map(({ key, images, media = [], variants, metafields }) => ({
      key,
      images: [
        ...images,
        ...media.map(({ preview }) => preview),
        ...variants.flatMap(({ image }) => image ?? []),
        ...ofFields(metafields),
        ...variants.flatMap((variant) => ofFields(variant.metafields)),
      ],
    })),
    ...collections.map(({ key, image, metafields }) => ({
      key,
      images: [...(image ? [image] : []), ...ofFields(metafields)],
    })),
    ...metaobjects.map(({ key, fields }) => ({ key, images: ofFields(fields) })),
  ];
}
