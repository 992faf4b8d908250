import { accessDenied } from '../graphql/access-scopes.ts';
import { gid } from '../graphql/ids.ts';
import { simpleError } from './commerce.ts';
import type { ContentAdmin } from './content-admin.ts';
import { metafieldNode } from './content-nodes.ts';
import type { AdminContext } from './executor.ts';
import { changedMetafields, type MetafieldInput } from './metafield-input.ts';
import { isRefused, refuse, type UserError, userError } from './user-errors.ts';
import { deleteVariantMetafield, findVariant, setVariantMetafield } from './variant-metafields.ts';

interface SetInput extends MetafieldInput {
  ownerId: string;
}

type Identifier = { ownerId: string; namespace: string; key: string };

const maximumInputs = 25;
const ownerKinds = { Page: 'page', Article: 'article', Blog: 'blog' } as const;

/** Metafields of pages, articles, blogs and variants; those of products and collections only the catalogue sets. */
export function metafieldsSetResolvers(admin: ContentAdmin) {
  const { content, now } = admin;

  function findOwner(ownerId: string) {
    for (const [type, kind] of Object.entries(ownerKinds)) {
      const record = content.current[kind].find(({ id }) => gid(type, id) === ownerId);
      if (record) return { kind, record };
    }
    return undefined;
  }

  async function setOnVariant(input: SetInput, place: string[]) {
    const variant = await findVariant(input.ownerId, admin);
    if (!variant)
      return refuse(userError('INVALID', [...place, 'ownerId'], 'Owner does not exist'));
    const changed = await changedMetafields(variant.metafields, [input], place, admin);
    if (isRefused(changed)) return changed;
    const saved = changed.metafields.find(isNamedLike(input));
    if (saved) await setVariantMetafield(variant.id, saved, admin);
    const time = now().toISOString();
    const owner = { createdAt: time, updatedAt: time };
    return saved ? metafieldNode(saved, owner, 'PRODUCTVARIANT', admin) : null;
  }

  return {
    metafieldsDelete: async ({ metafields: identifiers }: { metafields: Identifier[] }) => {
      const deletedMetafields: (Identifier | null)[] = [];
      for (const [index, { ownerId, namespace, key }] of identifiers.entries()) {
        const variant = await findVariant(ownerId, admin);
        if (!variant) {
          const place = ['metafields', String(index), 'ownerId'];
          return {
            deletedMetafields: null,
            userErrors: [simpleError(place, 'Owner does not exist')],
          };
        }
        await deleteVariantMetafield(variant.id, `${namespace}.${key}`, admin);
        deletedMetafields.push({ ownerId, namespace, key });
      }
      return { deletedMetafields, userErrors: [] };
    },
    metafieldsSet: async (
      { metafields: inputs }: { metafields: SetInput[] },
      { grantedScopes }: Pick<AdminContext, 'grantedScopes'>,
    ) => {
      // the owners decide the scope
      const scope = inputs.every(isOfVariant) ? 'write_products' : 'write_content';
      if (!grantedScopes.includes(scope)) throw accessDenied('metafieldsSet', scope);
      const nodes: object[] = [];
      const failed = (...userErrors: UserError[]) => ({ metafields: null, userErrors });
      if (inputs.length > maximumInputs) {
        const message = `Exceeded the maximum metafields input limit of ${maximumInputs}.`;
        return failed(userError('LESS_THAN_OR_EQUAL_TO', ['metafields'], message));
      }
      for (const [index, input] of inputs.entries()) {
        const place = ['metafields', String(index)];
        if (isOfVariant(input)) {
          const saved = await setOnVariant(input, place);
          if (saved && isRefused(saved)) return failed(...saved.userErrors);
          if (saved) nodes.push(saved);
          continue;
        }
        const owner = findOwner(input.ownerId);
        if (!owner)
          return failed(userError('INVALID', [...place, 'ownerId'], 'Owner does not exist'));
        const changed = await changedMetafields(owner.record.metafields, [input], place, admin);
        if (isRefused(changed)) return failed(...changed.userErrors);
        const record = { ...owner.record, ...changed, updatedAt: now().toISOString() };
        await content.save(owner.kind, record as never);
        const saved = changed.metafields.find(isNamedLike(input));
        if (saved) nodes.push(metafieldNode(saved, record, owner.kind.toUpperCase(), admin));
      }
      return { metafields: nodes, userErrors: [] };
    },
  };
}

function isOfVariant({ ownerId }: SetInput): boolean {
  return ownerId.startsWith('gid://shopify/ProductVariant/');
}

function isNamedLike({ namespace, key }: SetInput) {
  return (one: { namespace: string; key: string }) =>
    one.namespace === (namespace ?? 'custom') && one.key === key;
}
