import {
  type GraphQLArgument,
  type GraphQLInputType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isObjectType,
} from 'graphql';
import { expect, test } from 'vitest';
import { publishedVersions } from '../schema/api-version.ts';
import { ask, createTestApp, testToken } from '../testing/app.ts';
import { createTestDatabase } from '../testing/database.ts';
import { isAnsweredArgument, isAnsweredInContext, isAnsweredInput } from './answered-inputs.ts';
import { implementSchema } from './schema.ts';
import { implementedTypes } from './types.ts';
import { findUnanswered, unansweredInputCheck } from './unanswered-inputs.ts';

const app = await createTestApp(await createTestDatabase());

/** A value of a type, down to the input field that the path names. */
function exampleOf(type: GraphQLInputType, path: readonly string[] = []): unknown {
  const named = getNamedType(type);
  if (isEnumType(named)) return named.getValues().at(-1)?.name;
  if (isInputObjectType(named)) {
    const [name, ...rest] = path;
    const field = named.getFields()[name ?? ''];
    return field ? { [field.name]: exampleOf(field.type, rest) } : {};
  }
  return named.name === 'Boolean' ? true : named.name === 'String' || named.name === 'ID' ? 'x' : 7;
}

/** Every path of input fields below a type, with whether all of it is answered. */
function inputPaths(type: GraphQLInputType, depth = 4): { path: string[]; answered: boolean }[] {
  const named = getNamedType(type);
  if (!isInputObjectType(named) || depth === 0) return [];
  return Object.values(named.getFields()).flatMap((field) => {
    const answered = isAnsweredInput(named.name, field.name);
    const inside = answered ? inputPaths(field.type, depth - 1) : [];
    return [
      { path: [field.name], answered },
      ...inside.map((it) => ({ path: [field.name, ...it.path], answered: it.answered })),
    ];
  });
}

interface Input {
  type: string;
  field: string;
  args: readonly GraphQLArgument[];
  argument: GraphQLArgument;
  path: string[];
  answered: boolean;
}

/** Every argument and input field of the fields that the sandbox answers. */
function inputsOf(version: (typeof publishedVersions)[number]): Input[] {
  const types = Object.values(implementSchema(implementedTypes, version).getTypeMap());
  return types.filter(isObjectType).flatMap((type) =>
    Object.values(type.getFields()).flatMap((field) => {
      const { plain = [], fields = {} } = implementedTypes[type.name] ?? {};
      if (!plain.includes(field.name) && !fields[field.name]) return [];
      return field.args.flatMap((argument): Input[] => {
        const answered = isAnsweredArgument(type.name, field.name, argument.name);
        const base = { type: type.name, field: field.name, args: field.args, argument };
        const inside = answered ? inputPaths(argument.type) : [];
        return [{ ...base, path: [], answered }, ...inside.map((it) => ({ ...base, ...it }))];
      });
    }),
  );
}

test.each(publishedVersions)('every input of %s is answered or says that it is not', (version) => {
  const inputs = inputsOf(version);
  expect(inputs.length).toBeGreaterThan(300);
  for (const { type, field, args, argument, path, answered } of inputs) {
    const given = { [argument.name]: exampleOf(argument.type, path) };
    const error = unansweredInputCheck(type, field, args)?.(given);
    // the default is what is done anyway
    const isDone = answered || given[argument.name] === argument.defaultValue;
    const name = `${type}.${field}(${[argument.name, ...path].join('.')})`;
    expect(error?.extensions.code, name).toBe(isDone ? undefined : 'NOT_IMPLEMENTED');
  }
});

test.each([
  [
    'CartBuyerIdentityInput.companyLocationId',
    'cartCreate(input: { buyerIdentity: $value }) { cart { id } }',
    'CartBuyerIdentityInput',
    { companyLocationId: 'gid://shopify/CompanyLocation/1' },
  ],
  [
    'CartBuyerIdentityInput.preferences',
    'cartCreate(input: { buyerIdentity: $value }) { cart { id } }',
    'CartBuyerIdentityInput',
    { preferences: { wallet: ['x'] } },
  ],
])('%s in a variable', async (field, mutation, type, value) => {
  const response = await app.inject({
    method: 'POST',
    url: '/api/2026-10/graphql.json',
    headers: { 'x-shopify-storefront-access-token': testToken },
    payload: { query: `mutation ($value: ${type}) { ${mutation} }`, variables: { value } },
  });
  expect(response.json().errors).toMatchObject([
    {
      message: `The sandbox does not implement ${field}.`,
      extensions: { code: 'NOT_IMPLEMENTED' },
    },
  ]);
});

test('a filter by category in a document', async () => {
  const query = `{ search(query: "x", first: 1, productFilters: [{ category: { id: "x" } }]) { totalCount } }`;
  const { errors } = await ask(app, query);
  expect(errors).toMatchObject([{ extensions: { code: 'NOT_IMPLEMENTED' } }]);
});

test('nothing is refused where a value is null', async () => {
  const query = `query ($buyer: BuyerInput) @inContext(buyer: $buyer) { shop { name } }`;
  expect((await ask(app, query, { buyer: null })).errors).toBeUndefined();
  const { errors } = await ask(app, query, { buyer: { customerAccessToken: 'x' } });
  expect(errors?.[0]?.message).toBe('The sandbox does not implement @inContext.buyer.');
});

test.each(publishedVersions)('every argument of @inContext of %s', async (version) => {
  const directive = implementSchema(implementedTypes, version).getDirective('inContext');
  for (const { name, type } of directive?.args ?? []) {
    const known = ['country', 'language', 'visitorConsent'].includes(name);
    expect(isAnsweredInContext(name)).toBe(known);
    if (known) expect(findUnanswered(type, exampleOf(type))).toBeUndefined();
  }
});
