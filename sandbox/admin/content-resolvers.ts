import { articleResolvers } from './articles.ts';
import type { ContentAdmin } from './content-admin.ts';
import { fileResolvers } from './files.ts';
import { menuResolvers } from './menus.ts';
import { metafieldsSetResolvers } from './metafields-set.ts';
import { metaobjectResolvers } from './metaobjects.ts';
import { pageResolvers } from './pages.ts';
import { policyResolvers } from './policies.ts';
import { findReference } from './references.ts';
import { translationResolvers } from './translations.ts';

/** Everything that a merchant writes besides goods. */
export function contentResolvers(options: Omit<ContentAdmin, 'findReference'>) {
  const admin: ContentAdmin = { ...options, findReference: (id) => findReference(id, admin) };
  return {
    ...metaobjectResolvers(admin),
    ...menuResolvers(admin),
    ...pageResolvers(admin),
    ...articleResolvers(admin),
    ...policyResolvers(admin),
    ...fileResolvers(admin),
    ...metafieldsSetResolvers(admin),
    ...translationResolvers(admin),
  };
}
