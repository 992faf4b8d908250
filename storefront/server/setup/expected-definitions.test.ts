import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { detailVariables } from '../../app/commerce/product/module-facts.ts';
import { expectedMetafields, expectedMetaobjects } from './expected-definitions.ts';

const folder = new URL('../../app/commerce/operations/', import.meta.url).pathname;
const documents = globSync('**/*.graphql', { cwd: folder })
  .map((file) => readFileSync(`${folder}${file}`, 'utf8'))
  .join('\n');

test('every metafield that an operation reads has a definition, except those of other apps', () => {
  const read = [...documents.matchAll(/namespace: "(\w+)",? key: "(\w+)"/g)].map(
    ([, namespace, key]) => `${namespace}.${key}`,
  );
  const byVariables = Object.values(detailVariables)
    .flat()
    .map(({ namespace, key }) => `${namespace}.${key}`);
  const own = [...read, ...byVariables].filter((name) => !name.startsWith('judgeme.'));
  const expected = expectedMetafields.map(({ namespace, key }) => `${namespace}.${key}`);
  expect(new Set(expected)).toEqual(new Set(own));
});

test('every type of metaobject that is listed or referred to has a definition', () => {
  const listed = [...documents.matchAll(/type: "(\w+)"/g)].map(([, type]) => type);
  const referred = expectedMetafields.flatMap(({ of }) => of ?? []);
  const listedByContent = expectedMetaobjects.flatMap(({ fields }) =>
    Object.values(fields).flatMap((field) => (typeof field === 'string' ? [] : (field.of ?? []))),
  );
  const defined = expectedMetaobjects.map(({ type }) => type);
  expect(new Set(defined)).toEqual(new Set([...listed, ...referred, ...listedByContent]));
});
