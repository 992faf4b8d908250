import type { CatalogueImage, CatalogueMetafield, Localized } from '../../model.ts';
import { localized } from '../localized.ts';

type Type = CatalogueMetafield['type'];

function field(
  namespace: string,
  key: string,
  type: Type,
  value: string | Localized,
): CatalogueMetafield {
  return { namespace, key, type, value };
}

export const line = (namespace: string, key: string, value: string | Localized) =>
  field(namespace, key, 'single_line_text_field', value);

export const lines = (namespace: string, key: string, values: Localized[]) =>
  field(
    namespace,
    key,
    'list.single_line_text_field',
    localized((language) => JSON.stringify(values.map((value) => value[language]))),
  );

export const paragraph = (namespace: string, key: string, value: Localized) =>
  field(namespace, key, 'multi_line_text_field', value);

export const integer = (namespace: string, key: string, value: number) =>
  field(namespace, key, 'number_integer', String(value));

export const flag = (namespace: string, key: string, value: boolean) =>
  field(namespace, key, 'boolean', String(value));

export const json = (namespace: string, key: string, value: object) =>
  field(namespace, key, 'json', JSON.stringify(value));

export const day = (namespace: string, key: string, value: string) =>
  field(namespace, key, 'date', value);

export const reference = (
  namespace: string,
  key: string,
  metaobject: string,
): CatalogueMetafield => ({
  ...field(namespace, key, 'metaobject_reference', ''),
  metaobjects: [metaobject],
});

export const references = (
  namespace: string,
  key: string,
  metaobjects: string[],
): CatalogueMetafield => ({
  ...field(namespace, key, 'list.metaobject_reference', ''),
  metaobjects,
});

export const gallery = (images: CatalogueImage[]): CatalogueMetafield => ({
  ...field('product', 'gallery', 'list.file_reference', ''),
  images,
});
