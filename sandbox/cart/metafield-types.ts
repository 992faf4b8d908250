import type { Context } from '../graphql/context.ts';
import { gid } from '../graphql/ids.ts';
import type { TypeMap } from '../graphql/implementation.ts';
import {
  type MetafieldIdentifier,
  type MetafieldOwner,
  metafieldOf,
  metafieldsOf,
} from '../graphql/metafields.ts';
import type { CartNode } from './cart-node.ts';
import { checkInputSize, editCart } from './edit-cart.ts';
import {
  fullKey,
  identifierOf,
  type MetafieldInput,
  metafieldEntry,
  metafieldProblem,
} from './metafield-input.ts';

interface OwnedMetafieldInput extends MetafieldInput {
  ownerId: string;
}

export const cartMetafieldTypes: TypeMap = {
  Cart: {
    fields: {
      metafield: (cart: CartNode, identifier: MetafieldIdentifier) =>
        metafieldOf(cart.content.metafields, identifier, ownerOf(cart)),
      metafields: (cart: CartNode, { identifiers }: { identifiers: MetafieldIdentifier[] }) =>
        metafieldsOf(cart.content.metafields, identifiers, ownerOf(cart)),
    },
  },
  Mutation: {
    fields: {
      cartMetafieldsSet: (_, { metafields }: { metafields: OwnedMetafieldInput[] }, context) =>
        setMetafields(metafields, context),
      cartMetafieldDelete: (_, { input }: { input: { ownerId: string; key: string } }, context) =>
        deleteMetafield(input, context),
    },
  },
  CartMetafieldsSetPayload: { plain: ['metafields', 'userErrors'] },
  CartMetafieldDeletePayload: { plain: ['deletedId', 'userErrors'] },
  MetafieldsSetUserError: { plain: ['code', 'elementIndex', 'field', 'message'] },
  MetafieldDeleteUserError: { plain: ['code', 'field', 'message'] },
};

const ownerOf = (cart: CartNode) => ({ ...cart, __typename: 'Cart' });

const unknownOwner = { code: 'INVALID_OWNER', message: 'The specified cart does not exist.' };

/** All or none. */
async function setMetafields(inputs: OwnedMetafieldInput[], context: Context) {
  checkInputSize(inputs);
  const problems = inputs.flatMap((input, elementIndex) => {
    const problem = metafieldProblem(input);
    if (!problem) return [];
    const field = ['metafields', String(elementIndex), problem.field];
    return [{ ...problem, field, elementIndex }];
  });
  if (problems.length > 0) return { metafields: null, userErrors: problems };
  const owners = new Map<string, MetafieldOwner>();
  for (const ownerId of new Set(inputs.map((input) => input.ownerId))) {
    const added = Object.fromEntries(
      inputs.filter((input) => input.ownerId === ownerId).map(metafieldEntry),
    );
    const { cart } = await editCart(context, ownerId, {
      change: (content) => ({ ...content, metafields: { ...content.metafields, ...added } }),
    });
    if (cart) owners.set(ownerId, ownerOf(cart));
    else {
      const elementIndex = inputs.findIndex((input) => input.ownerId === ownerId);
      const field = ['metafields', String(elementIndex), 'ownerId'];
      return { metafields: null, userErrors: [{ ...unknownOwner, field, elementIndex }] };
    }
  }
  const metafields = inputs.map((input) => {
    const [name, document] = metafieldEntry(input);
    return metafieldOf({ [name]: document }, identifierOf(name), owners.get(input.ownerId) ?? {});
  });
  return { metafields, userErrors: [] };
}

async function deleteMetafield(
  { ownerId, key }: { ownerId: string; key: string },
  context: Context,
) {
  const name = fullKey(key);
  let deleted: number | undefined;
  const { cart } = await editCart(context, ownerId, {
    change: (content) => {
      deleted = content.metafields[name]?.id;
      const { [name]: _, ...metafields } = content.metafields;
      return { ...content, metafields };
    },
  });
  if (!cart) {
    return { deletedId: null, userErrors: [{ ...unknownOwner, field: ['input', 'ownerId'] }] };
  }
  if (deleted === undefined) {
    const message = 'The metafield does not exist.';
    const error = { code: 'METAFIELD_DOES_NOT_EXIST', field: ['input', 'key'], message };
    return { deletedId: null, userErrors: [error] };
  }
  return { deletedId: gid('Metafield', deleted), userErrors: [] };
}
