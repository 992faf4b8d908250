import { gid } from '../graphql/ids.ts';
import type { ContentAdmin } from './content-admin.ts';
import { metafieldNode } from './content-nodes.ts';
import { changedMetafields, type MetafieldInput } from './metafield-input.ts';
import { isRefused, type UserError, userError } from './user-errors.ts';

interface SetInput extends MetafieldInput {
  ownerId: string;
}

const maximumInputs = 25;
const ownerKinds = { Page: 'page', Article: 'article', Blog: 'blog' } as const;

/** Metafields of pages, articles and blogs; those of goods only the catalogue sets. */
export function metafieldsSetResolvers(admin: ContentAdmin) {
  const { content, now } = admin;

  function findOwner(ownerId: string) {
    for (const [type, kind] of Object.entries(ownerKinds)) {
      const record = content.current[kind].find(({ id }) => gid(type, id) === ownerId);
      if (record) return { kind, record };
    }
    return undefined;
  }

  return {
    metafieldsSet: async ({ metafields: inputs }: { metafields: SetInput[] }) => {
      const nodes: object[] = [];
      const failed = (...userErrors: UserError[]) => ({ metafields: null, userErrors });
      if (inputs.length > maximumInputs) {
        const message = `Exceeded the maximum metafields input limit of ${maximumInputs}.`;
        return failed(userError('LESS_THAN_OR_EQUAL_TO', ['metafields'], message));
      }
      for (const [index, input] of inputs.entries()) {
        const place = ['metafields', String(index)];
        const owner = findOwner(input.ownerId);
        if (!owner)
          return failed(userError('INVALID', [...place, 'ownerId'], 'Owner does not exist'));
        const changed = await changedMetafields(owner.record.metafields, [input], place, admin);
        if (isRefused(changed)) return failed(...changed.userErrors);
        const record = { ...owner.record, ...changed, updatedAt: now().toISOString() };
        await content.save(owner.kind, record as never);
        const saved = changed.metafields.find(
          (one) => one.namespace === (input.namespace ?? 'custom') && one.key === input.key,
        );
        if (saved) nodes.push(metafieldNode(saved, record, owner.kind.toUpperCase(), admin));
      }
      return { metafields: nodes, userErrors: [] };
    },
  };
}
