import { languageFacts, languages } from '#shop/languages.ts';
import { hrefsFor } from '../../i18n/hrefs.ts';
import * as operations from '../operations/generated.ts';
import { isNoIndex } from '../platform/is-no-index.ts';
import type { Platform } from '../platform/platform.ts';

export interface ChangedPage {
  kind: 'Product' | 'Collection';
  id: number;
}

/** The platform's limit of ids in one call. */
const maxIds = 250;

/** The paths of products and collections in every language; what no longer exists or is not indexed has none. */
export async function changedAddresses(
  pages: readonly ChangedPage[],
  platform: Platform,
): Promise<string[]> {
  const ids = pages.map(({ kind, id }) => `gid://shopify/${kind}/${id}`);
  const paths: string[] = [];
  for (let start = 0; start < ids.length; start += maxIds) {
    for (const language of languages) {
      const href = hrefsFor(language);
      const { nodes } = await platform.send(operations.ChangedPages, {
        ids: ids.slice(start, start + maxIds),
        language: languageFacts[language].code,
      });
      for (const node of nodes) {
        if (node?.__typename === 'Product') paths.push(href.product(node.handle));
        if (node?.__typename === 'Collection' && !isNoIndex(node.noindex?.value)) {
          paths.push(href.collection(node.handle));
        }
      }
    }
  }
  return paths;
}
