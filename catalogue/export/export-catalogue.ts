import type { CatalogueInput } from '../../sandbox/catalogue-format/catalogue.ts';
import { pictureVersion } from '../../sandbox/catalogue-format/picture-version.ts';
import { content } from '../content/index.ts';
import type { Catalogue, CatalogueImage, CatalogueMetaobjectField } from '../model.ts';
import { largestSize } from '../pictures/objects/passes.ts';
import { PictureNames } from '../pictures/picture-names.ts';
import { recipeOf } from '../pictures/recipe.ts';
import { fileNameOf } from '../pictures/vector-graphics.ts';
import { productTypeNames } from '../product-types.ts';
import { shop } from '../shop/shop.ts';
import { taxRateOf } from '../shop/tax-rates.ts';

export interface ExportOptions {
  /** Relative to the catalogue's directory. */
  pictureRenderer: string;
  /** Changes with everything that a drawn picture's pixels can depend on, besides its recipe. */
  picturesRevision: string;
}

export interface ExportedCatalogue {
  catalogue: CatalogueInput;
  /** Objects whose pictures have no recipe: to be stored as files. */
  storedObjects: ReadonlySet<string>;
  /** Files under images/videos. */
  videos: string[];
}

/** Turns what the generators made into the records of a catalogue directory. */
export function exportCatalogue(
  source: Catalogue,
  { pictureRenderer, picturesRevision }: ExportOptions,
): ExportedCatalogue {
  const names = new PictureNames(source);
  const image = (picture: CatalogueImage) => {
    const recipe = recipeOf(picture);
    const file = recipe ? names.nameOf(recipe) : fileNameOf(picture.object);
    return { file, alt: picture.alt };
  };
  const withFiles = <Field extends CatalogueMetaobjectField>({ images, ...field }: Field) => ({
    ...field,
    ...(images && { images: images.map(image) }),
  });
  const catalogue: CatalogueInput = {
    shop: { ...shop, pictureRenderer },
    products: source.products.map((product) => ({
      ...product,
      productType: productTypeNames[product.productType],
      taxRate: taxRateOf(product.productType),
      images: product.images.map(image),
      media: product.media?.map(({ preview, ...video }) => ({ ...video, preview: image(preview) })),
      metafields: product.metafields.map(withFiles),
      variants: product.variants.map((variant) => ({
        ...variant,
        image: variant.image && image(variant.image),
        metafields: variant.metafields.map(withFiles),
      })),
    })),
    collections: source.collections.map((collection) => ({
      ...collection,
      image: collection.image && image(collection.image),
      metafields: collection.metafields.map(withFiles),
      products: source.products.filter(collection.products).map(({ key }) => key),
    })),
    metaobjects: source.metaobjects.map((metaobject) => ({
      ...metaobject,
      fields: metaobject.fields.map(withFiles),
    })),
    sellingPlanGroups: source.sellingPlanGroups,
    discounts: source.discounts,
    giftCards: source.giftCards,
    ...content,
    redirects: source.redirects,
    pictures: names.composed.map(({ name, recipe }) => ({
      file: name,
      width: largestSize,
      height: largestSize,
      version: pictureVersion(picturesRevision + JSON.stringify(recipe)),
      recipe,
    })),
  };
  const videos = source.products.flatMap(({ media = [] }) => media.map(({ file }) => file));
  return { catalogue, storedObjects: names.storedObjects, videos };
}
