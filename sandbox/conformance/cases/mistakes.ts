import assert from 'node:assert/strict';
import { type Case, usage, type Version } from '../case.ts';

const validation =
  'https://github.com/rmosolgo/graphql-ruby/tree/master/lib/graphql/static_validation/rules';

/** Documents that are not valid: text and code of the first error. */
const documents: [query: string, message: RegExp, code: string][] = [
  ['{ shop { x } }', /^Field 'x' doesn't exist on type 'Shop'/, 'undefinedField'],
  ['{ x }', /^Field 'x' doesn't exist on type 'QueryRoot'/, 'undefinedField'],
  ['mutation { x }', /^Field 'x' doesn't exist on type 'Mutation'/, 'undefinedField'],
  [
    '{ products(first: 1, x: 2) { nodes { id } } }',
    /^Field 'products' doesn't accept argument 'x'/,
    'argumentNotAccepted',
  ],
  [
    '{ node { id } }',
    /^Field 'node' is missing required arguments: id/,
    'missingRequiredArguments',
  ],
  [
    '{ menu { id } }',
    /^Field 'menu' is missing required arguments: handle/,
    'missingRequiredArguments',
  ],
  [
    '{ products(first: "x") { nodes { id } } }',
    /^Argument 'first' on Field 'products' has an invalid value \("x"\)\. Expected type 'Int'\./,
    'argumentLiteralsIncompatible',
  ],
  [
    '{ products(first: 1, sortKey: X) { nodes { id } } }',
    /^Argument 'sortKey' on Field 'products' has an invalid value \(X\)\. Expected type 'ProductSortKeys'\./,
    'argumentLiteralsIncompatible',
  ],
  [
    '{ products(first: 1, reverse: 1) { nodes { id } } }',
    /^Argument 'reverse' on Field 'products' has an invalid value \(1\)\. Expected type 'Boolean'\./,
    'argumentLiteralsIncompatible',
  ],
  [
    '{ shop }',
    /^Field must have selections \(field 'shop' returns Shop but has no selections\. Did you mean 'shop { ... }'\?\)/,
    'selectionMismatch',
  ],
  [
    '{ shop { name { x } } }',
    /^Selections can't be made on scalars \(field 'name' returns String but has selections \["x"\]\)/,
    'selectionMismatch',
  ],
  [
    'query X($a: ID) { shop { name } }',
    /^Variable \$a is declared by X but not used/,
    'variableNotUsed',
  ],
  [
    'query X { node(id: $a) { id } }',
    /^Variable \$a is used by X but not declared/,
    'variableNotDefined',
  ],
  [
    'query ($a: ID) { node(id: $a) { id } }',
    /^Nullability mismatch on variable \$a and argument id \(ID \/ ID!\)/,
    'variableMismatch',
  ],
  [
    'query ($a: Int!) { node(id: $a) { id } }',
    /^Type mismatch on variable \$a and argument id \(Int! \/ ID!\)/,
    'variableMismatch',
  ],
  [
    'query ($a: ID!) { nodes(ids: $a) { id } }',
    /^List dimension mismatch on variable \$a and argument ids \(ID! \/ \[ID!\]!\)/,
    'variableMismatch',
  ],
  ['{ ... on X { id } }', /^No such type X, so it can't be a fragment condition/, 'undefinedType'],
  ['{ shop { ...F } }', /^Fragment F was used, but not defined/, 'useAndDefineFragment'],
  [
    '{ shop { name } } fragment F on Shop { id }',
    /^Fragment F was defined, but not used/,
    'useAndDefineFragment',
  ],
  [
    '{ shop { ... on Product { id } } }',
    /^Fragment on Product can't be spread inside Shop/,
    'cannotSpreadFragment',
  ],
  ['{ shop { name @x } }', /^Directive @x is not defined/, 'undefinedDirective'],
  [
    'mutation { cartCreate(input: { x: 1 }) { cart { id } } }',
    /^InputObject 'CartInput' doesn't accept argument 'x'/,
    'argumentNotAccepted',
  ],
];

/** Variables that do not fit: the problem that is named. */
const variables: [query: string, variables: object, message: RegExp][] = [
  [
    'query ($id: ID!) { node(id: $id) { id } }',
    {},
    /^Variable \$id of type ID! was provided invalid value/,
  ],
  [
    'query ($id: ID!) { node(id: $id) { id } }',
    { id: null },
    /^Variable \$id of type ID! was provided invalid value/,
  ],
  [
    'query ($n: Int) { products(first: $n) { nodes { id } } }',
    { n: 'x' },
    /^Variable \$n of type Int was provided invalid value/,
  ],
  [
    'query ($k: ProductSortKeys) { products(first: 1, sortKey: $k) { nodes { id } } }',
    { k: 'X' },
    /^Variable \$k of type ProductSortKeys was provided invalid value/,
  ],
  [
    'query ($r: Boolean) { products(first: 1, reverse: $r) { nodes { id } } }',
    { r: 'yes' },
    /^Variable \$r of type Boolean was provided invalid value/,
  ],
  [
    'mutation ($i: CartInput) { cartCreate(input: $i) { cart { id } } }',
    { i: { x: 1 } },
    /^Variable \$i of type CartInput was provided invalid value/,
  ],
];

/** Arguments that no list takes. */
const pages: [args: string, message: RegExp][] = [
  ['', /you must provide one of first or last/i],
  ['first: 1, last: 1', /providing both first and last is not supported/i],
  ['first: 251', /first cannot exceed 250/i],
  ['last: 251', /last cannot exceed 250/i],
  ['first: 1, after: "x"', /invalid cursor/i],
];

export function mistakeCases(_version: Version): Case[] {
  return [
    ...documents.map(
      ([query, message, code]): Case => ({
        title: `${code}: ${query}`,
        source: validation,
        async check(shop) {
          const [error] = await shop.errors(query);
          assert.match(error?.message ?? '', message);
          assert.equal(error?.extensions?.code, code);
        },
      }),
    ),
    ...variables.map(
      ([query, values, message]): Case => ({
        title: `variables ${JSON.stringify(values)} of ${query}`,
        source:
          'https://github.com/rmosolgo/graphql-ruby/blob/master/lib/graphql/query/variable_validation_error.rb',
        async check(shop) {
          const [error] = await shop.errors(query, { ...values });
          assert.match(error?.message ?? '', message);
          assert.ok(Array.isArray(error?.extensions?.problems), 'no problems are named');
        },
      }),
    ),
    ...['products', 'collections', 'articles', 'pages', 'blogs'].flatMap((list) =>
      pages.map(
        ([args, message]): Case => ({
          title: `${list}(${args}) is refused`,
          source: usage('pagination-graphql'),
          async check(shop) {
            const given = args === '' ? '' : `(${args})`;
            const [error] = await shop.errors(`{ ${list}${given} { nodes { id } } }`);
            assert.match(error?.message ?? '', message);
          },
        }),
      ),
    ),
    ...['{', 'query { shop { name }', '{ shop { name } ]'].map(
      (query): Case => ({
        title: `a document that does not parse: ${query}`,
        source: 'https://spec.graphql.org/October2021/#sec-Errors',
        async check(shop) {
          const errors = await shop.errors(query);
          assert.equal(errors.length, 1);
        },
      }),
    ),
  ];
}
