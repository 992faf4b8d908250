import type { CatalogueImage, CatalogueProduct } from '../../catalogue/model.ts';
import { canCarryLabel, designLabel } from '../../catalogue/pictures/labels/label-design.ts';
import { modelFor } from '../../catalogue/pictures/labels/labelled-picture.ts';
import { sheets } from '../../catalogue/pictures/labels/sheets.ts';

/** What is wrong with the print of a product's picture; nothing where it says what the product is. */
export function labelProblems(product: CatalogueProduct, image: CatalogueImage): string[] {
  if (image.set) return [];
  const { label, finish } = image;
  const wrong: string[] = [];
  const brand = label?.brand ?? finish?.brand;
  // A savings pack shows the coffees of several brands.
  if (brand !== undefined && brand !== product.vendor && product.productType !== 'savings-pack') {
    wrong.push(`names ${brand} instead of ${product.vendor}`);
  }
  if (label && canCarryLabel(image.object)) {
    const { texts } = designLabel(label, image.object, sheets[modelFor(label, image.object)]);
    const printed = texts.find(({ role }) => role === 'name')?.lines.join(' ');
    if (printed !== label.name) wrong.push(`prints ${printed} instead of ${label.name}`);
    if (product.productType !== 'savings-pack' && !says(product, label.name)) {
      wrong.push(`prints ${label.name}, but the product is ${product.title.de}`);
    }
  }
  if (finish && !says(product, finish.model)) {
    wrong.push(`has ${finish.model} on it, but is ${product.title.de}`);
  }
  return wrong;
}

/** Names are set in other cases within a title: "Hafer Barista" and "Barista-Drink Hafer". */
function says({ title }: CatalogueProduct, name: string): boolean {
  const words = (text: string) => new Set(text.toLocaleLowerCase('de').split(/[^\p{L}\p{N}]+/u));
  const known = words(title.de);
  return [...words(name)].every(
    (word) => known.has(word) || title.de.toLocaleLowerCase('de').includes(word),
  );
}
