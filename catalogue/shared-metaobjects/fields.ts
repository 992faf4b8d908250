import { pictureOf } from '../collections/images.ts';
import { withHardSpaces } from '../collections/typography.ts';
import type { CatalogueImage, CatalogueMetaobjectField, Localized } from '../model.ts';

export const line = (key: string, value: string | Localized): CatalogueMetaobjectField => ({
  key,
  type: 'single_line_text_field',
  value,
});

export const text = (key: string, value: Localized): CatalogueMetaobjectField => ({
  key,
  type: 'multi_line_text_field',
  value: withHardSpaces(value),
});

export const picture = (key: string, object: string): CatalogueMetaobjectField =>
  imageField(key, pictureOf(object));

export const imageField = (key: string, image: CatalogueImage): CatalogueMetaobjectField => ({
  key,
  type: 'file_reference',
  value: '',
  images: [image],
});

export const linkToCollection = (key: string, collection: string): CatalogueMetaobjectField => ({
  key,
  type: 'collection_reference',
  value: '',
  collections: [collection],
});
