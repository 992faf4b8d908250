import { buildSchema, isObjectType } from 'graphql';
import { expect, test } from 'vitest';
import { publishedVersions } from '../schema/api-version.ts';
import { readSchema } from '../schema/read-schema.ts';
import { implementedTypes } from './types.ts';

test('every implemented field exists in a published version', { timeout: 60_000 }, () => {
  const published = new Set(
    publishedVersions.flatMap((version) => {
      const schema = buildSchema(readSchema(version), { assumeValid: true });
      return Object.values(schema.getTypeMap()).flatMap((type) =>
        isObjectType(type)
          ? Object.keys(type.getFields()).map((name) => `${type.name}.${name}`)
          : [],
      );
    }),
  );
  const unknown = Object.entries(implementedTypes).flatMap(([type, { plain = [], fields = {} }]) =>
    [...plain, ...Object.keys(fields)]
      .map((name) => `${type}.${name}`)
      .filter((name) => !published.has(name)),
  );
  expect(unknown).toEqual([]);
});
