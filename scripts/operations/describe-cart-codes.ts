import { buildSchema, type GraphQLSchema, isEnumType } from 'graphql';
import { publishedVersions } from '../../sandbox/schema/api-version.ts';
import { readSchema } from '../../sandbox/schema/read-schema.ts';
import {
  cartErrors,
  cartWarnings,
  type ProblemKind,
} from '../../storefront/app/commerce/cart/cart-codes.ts';
import { exampleCart, exampleLine } from '../../storefront/app/commerce/cart/cart-examples.ts';
import { toProblems } from '../../storefront/app/commerce/cart/cart-problems.ts';
import { toPublicKey } from '../../storefront/app/commerce/cart/public-key.ts';
import type {
  CartErrorCode,
  CartWarningCode,
} from '../../storefront/app/commerce/operations/generated.ts';
import { cart as texts } from '../../storefront/app/i18n/messages/en/cart.ts';
import { product } from '../../storefront/app/i18n/messages/en/product.ts';

// codes of later versions than that of the generated types are among them, hence the casts
const cartId = 'gid://shopify/Cart/token?key=secret';
const lineId = 'gid://shopify/CartLine/1?cart=token';
const key = toPublicKey(lineId, cartId);
const cart = {
  ...exampleCart([exampleLine({ key, price: 20 })]),
  discountCodes: [{ code: 'CODE', applicable: false }],
};

/** Every code of the published versions, where the shop says it, and in which words. */
export function describeCartCodes(): string {
  const schemas = publishedVersions.map(
    (version) => [version, buildSchema(readSchema(version))] as const,
  );
  const rows = (
    enumName: string,
    kinds: Partial<Record<string, ProblemKind>>,
    placeOf: (code: string) => string,
  ) => {
    const byText = Map.groupBy(
      Object.entries(kinds).sort(([one], [other]) => one.localeCompare(other)),
      ([code, kind = 'other']) => `${textOf(kind)} | ${placeOf(code)}`,
    );
    return [...byText].map(([textAndPlace, entries]) => {
      const codes = entries.map(([code]) => `\`${code}\`${versionsOf(schemas, enumName, code)}`);
      return `| ${textAndPlace} | ${codes.join(', ')} |`;
    });
  };
  const head = '| English text | where | codes |\n|---|---|---|';
  return `# Warnings and errors of the cart

Written by \`npm run generate cart-codes\`. What the platform can answer to a change of the cart in the versions ${publishedVersions[0]} to ${publishedVersions.at(-1)}, and what the shop says. German, Danish and French are in \`storefront/app/i18n/messages\`; a code that a newer version adds shows the platform's own text. \`npm test -- cart-codes\` lets the sandbox answer each of them once.

## Warnings

The change is done, in part.

${head}
${rows('CartWarningCode', cartWarnings, warningPlace).join('\n')}

## User errors

The change is refused.

${head}
${rows('CartErrorCode', cartErrors, errorPlace).join('\n')}
`;
}

/** Empty for what every version has. */
function versionsOf(
  schemas: readonly (readonly [version: string, schema: GraphQLSchema])[],
  enumName: string,
  code: string,
): string {
  const having = schemas.flatMap(([version, schema]) =>
    valuesOf(schema, enumName).includes(code) ? [version] : [],
  );
  if (having.length === schemas.length) return '';
  return having.at(-1) === publishedVersions.at(-1)
    ? ` (from ${having[0]})`
    : ` (to ${having.at(-1)})`;
}

function valuesOf(schema: GraphQLSchema, name: string): string[] {
  const type = schema.getType(name);
  return isEnumType(type) ? type.getValues().map((value) => value.name) : [];
}

function warningPlace(code: string): string {
  // as the platform sends them: about a line, or about the cart
  const target = /^(MERCHANDISE|PRODUCT)_/.test(code) ? lineId : cartId;
  return wordsFor(
    toProblems(
      { warnings: [{ code: code as CartWarningCode, message: '', target }], userErrors: [] },
      cartId,
      cart,
    ),
  );
}

function errorPlace(code: string): string {
  const userErrors = [{ code: code as CartErrorCode, field: null, message: '' }];
  const said = (line?: string) =>
    wordsFor(toProblems({ warnings: [], userErrors }, cartId, cart, line));
  return `${said(key)}, or ${said()}`;
}

function wordsFor([problem]: ReturnType<typeof toProblems>): string {
  const place = problem?.place;
  if (place === undefined) return 'above the cart';
  if (place === 'discountCode') return 'at the field for codes';
  if (place === 'giftCard') return 'at the field for gift cards';
  return 'line' in place ? 'at the line' : 'at the code';
}

function textOf(kind: ProblemKind): string {
  switch (kind) {
    case 'other':
      return "the merchant's own";
    case 'offline':
      return product.offline;
    case 'notEnoughStock':
      return texts.problem.notEnoughStock(3);
    case 'quantityLimit':
      return texts.problem.quantityLimit('99');
    case 'codeMinimum':
      return texts.problem.codeMinimum('€60.00', '€51.10');
    default:
      return texts.problem[kind];
  }
}
