import assert from 'node:assert/strict';
import { isObjectType } from 'graphql';
import type { Case, Version } from '../case.ts';

const specification = 'https://spec.graphql.org/October2021/';

interface Answers {
  [name: string]: unknown;
}

/** What GraphQL itself promises. */
const documents: [
  title: string,
  section: string,
  query: string,
  variables: object,
  data: Answers,
][] = [
  [
    'an alias renames a field',
    '#sec-Field-Alias',
    '{ mine: __typename }',
    {},
    { mine: 'QueryRoot' },
  ],
  [
    '@skip leaves a field out',
    '#sec--skip',
    '{ __typename a: __typename @skip(if: true) }',
    {},
    { __typename: 'QueryRoot' },
  ],
  [
    '@include leaves a field out',
    '#sec--include',
    '{ __typename a: __typename @include(if: false) }',
    {},
    { __typename: 'QueryRoot' },
  ],
  [
    '@include takes a variable',
    '#sec--include',
    'query ($yes: Boolean!) { __typename @include(if: $yes) }',
    { yes: true },
    { __typename: 'QueryRoot' },
  ],
  [
    'a variable has its default',
    '#sec-Language.Variables',
    'query ($no: Boolean = false) { __typename a: __typename @include(if: $no) }',
    {},
    { __typename: 'QueryRoot' },
  ],
  [
    'a named fragment is spread',
    '#sec-Language.Fragments',
    '{ ...F } fragment F on QueryRoot { __typename }',
    {},
    { __typename: 'QueryRoot' },
  ],
  [
    'an inline fragment is spread',
    '#sec-Inline-Fragments',
    '{ ... on QueryRoot { __typename } }',
    {},
    { __typename: 'QueryRoot' },
  ],
  [
    'an inline fragment needs no type',
    '#sec-Inline-Fragments',
    '{ ... @include(if: true) { __typename } }',
    {},
    { __typename: 'QueryRoot' },
  ],
  [
    '__type tells the kind of a type',
    '#sec-Introspection',
    '{ __type(name: "Product") { name kind } }',
    {},
    { __type: { name: 'Product', kind: 'OBJECT' } },
  ],
  [
    '__type of an unknown type is null',
    '#sec-Introspection',
    '{ __type(name: "Nothing") { name } }',
    {},
    { __type: null },
  ],
  [
    '__schema names the root types',
    '#sec-Introspection',
    '{ __schema { queryType { name } mutationType { name } } }',
    {},
    { __schema: { queryType: { name: 'QueryRoot' }, mutationType: { name: 'Mutation' } } },
  ],
];

const introspected = [
  'QueryRoot',
  'Mutation',
  'Product',
  'ProductVariant',
  'Collection',
  'Cart',
  'CartLine',
  'Shop',
  'Customer',
  'Article',
];

export function documentCases({ schema }: Version): Case[] {
  return [
    ...documents.map(
      ([title, section, query, variables, expected]): Case => ({
        title,
        source: `${specification}${section}`,
        async check(shop) {
          const { text } = await shop.send(JSON.stringify({ query, variables }));
          const answer = JSON.parse(text);
          assert.equal(answer.errors, undefined);
          assert.deepEqual(answer.data, expected);
        },
      }),
    ),
    {
      title: 'of several operations operationName chooses one',
      source: `${specification}#sec-Executing-Requests`,
      async check(shop) {
        const query = 'query A { a: __typename } query B { b: __typename }';
        const { text } = await shop.send(JSON.stringify({ query, operationName: 'B' }));
        assert.deepEqual(JSON.parse(text).data, { b: 'QueryRoot' });
      },
    },
    ...introspected.map(
      (name): Case => ({
        title: `${name} has the fields of the published schema`,
        source: `${specification}#sec-Introspection`,
        async check(shop) {
          const query = `{ __type(name: "${name}") { fields(includeDeprecated: true) { name } } }`;
          const { text } = await shop.send(JSON.stringify({ query }));
          const type = schema.getType(name);
          const published = isObjectType(type) ? Object.keys(type.getFields()) : [];
          const found = new Set<string>(
            JSON.parse(text).data.__type.fields.map((field: { name: string }) => field.name),
          );
          assert.deepEqual(
            published.filter((field) => !found.has(field)),
            [],
          );
        },
      }),
    ),
  ];
}
