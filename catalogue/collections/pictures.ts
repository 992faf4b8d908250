import type { CatalogueCollection, CatalogueImage, CatalogueProduct, Localized } from '../model.ts';

const shows: Localized = {
  de: '{title}: {front}',
  en: '{title}: {front}',
  da: '{title}: {front}',
};

/** Gives every category a picture of its own: one of its products, best one of the kind that its editor chose. */
export function withPictures(
  collections: CatalogueCollection[],
  products: CatalogueProduct[],
): CatalogueCollection[] {
  /** Keys of products whose front is shown, and other views. */
  const taken = new Set<string | CatalogueImage>();
  const bestFirst = products.toSorted((one, other) => other.unitsSold - one.unitsSold);
  return collections.map((collection) => {
    const chosen = collection.image;
    if (!chosen) return collection;
    if (chosen.object.startsWith('scene-') && !taken.has(chosen.object)) {
      taken.add(chosen.object);
      return collection;
    }
    const matching = bestFirst.filter(collection.products);
    const free = matching.filter(({ key }) => !taken.has(key));
    const product = free.find((one) => isOfKind(one, chosen.object)) ?? free[0];
    // a small category after many others: another view of a product whose front is taken
    const views = matching.flatMap(({ images }) => images.slice(1));
    const image = product ? product.images[0] : views.find((view) => !taken.has(view));
    if (!image) return collection;
    taken.add(product?.key ?? image);
    return { ...collection, image: captioned(image, collection.title) };
  });
}

/** "compact-espresso-red" and "compact-espresso" are one kind, and so are all bags. */
function isOfKind({ images: [front] }: CatalogueProduct, object: string): boolean {
  return front !== undefined && (object.startsWith(front.object) || front.object === object);
}

function captioned(image: CatalogueImage, title: Localized): CatalogueImage {
  const text = (language: keyof Localized) =>
    shows[language].replace('{title}', title[language]).replace('{front}', image.alt[language]);
  return { ...image, alt: { de: text('de'), en: text('en'), da: text('da') } };
}
