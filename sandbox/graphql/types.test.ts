import { readFileSync } from 'node:fs';
import { buildSchema, isObjectType } from 'graphql';
import { expect, test } from 'vitest';
import { publishedVersions, schemaFile } from '../schema/api-version.ts';
import { implementedTypes } from './types.ts';

test('every implemented field exists in a published version', { timeout: 60_000 }, () => {
  const published = new Set(
    publishedVersions.flatMap((version) => {
      const schema = buildSchema(readFileSync(schemaFile(version), 'utf8'), { assumeValid: true });
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
