import type { PolicyKind } from '../catalogue-format/content-schema.ts';
import type { PolicyRecord } from '../content/records.ts';
import { stableId } from '../seed/stable-id.ts';
import type { ContentAdmin } from './content-admin.ts';
import { policyNode } from './content-nodes.ts';
import { policyTypes } from './policy-types.ts';
import { userError } from './user-errors.ts';

const maximumBytes = 524_288;

export function policyResolvers(admin: ContentAdmin) {
  const { content, now } = admin;
  return {
    shopPolicyUpdate: async ({ shopPolicy }: { shopPolicy: { type: string; body: string } }) => {
      const kind = (Object.keys(policyTypes) as PolicyKind[]).find(
        (one) => policyTypes[one] === shopPolicy.type,
      );
      if (!kind) throw new Error(`unknown policy ${shopPolicy.type}`);
      if (Buffer.byteLength(shopPolicy.body) > maximumBytes) {
        const message = 'Body is too big (maximum is 512 KB)';
        const userErrors = [userError('TOO_BIG', ['shopPolicy', 'body'], message)];
        return { shopPolicy: null, userErrors };
      }
      const time = now().toISOString();
      const known = content.current.policy.find((policy) => policy.kind === kind);
      const policy: PolicyRecord = {
        id: stableId('policy', kind),
        kind,
        title: titleOf(policyTypes[kind]),
        translations: {},
        createdAt: time,
        ...known,
        body: shopPolicy.body,
        updatedAt: time,
      };
      await content.save('policy', policy);
      return { shopPolicy: policyNode(policy, admin), userErrors: [] };
    },
    /** The field `shop`; most of it is in the Storefront API. */
    shop: () => ({
      shopPolicies: content.current.policy
        .filter(({ body }) => body.trim() !== '')
        .map((policy) => policyNode(policy, admin)),
    }),
  };
}

/** 'PRIVACY_POLICY' becomes 'Privacy policy', as the platform names them. */
function titleOf(type: string): string {
  const words = type.toLowerCase().replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
