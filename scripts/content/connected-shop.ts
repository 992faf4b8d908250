import { z } from 'zod';
import { languageFacts, languages } from '#shop/languages.ts';
import { hrefsFor } from '../../storefront/app/i18n/hrefs.ts';
import type { Language } from '../../storefront/app/i18n/languages.ts';
import { environmentSchema } from '../../storefront/server/config/config-schema.ts';
import type { ShopPages } from './shop-pages.ts';

const settings = environmentSchema.pick({
  PLATFORM_URL: true,
  PLATFORM_API_VERSION: true,
  PLATFORM_TOKEN: true,
  PLATFORM_TOKEN_KIND: true,
});

const list = z.object({
  nodes: z.array(z.object({ id: z.string(), handle: z.string() })),
  pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: z.string().nullish() }),
});
const answer = z.object({ data: z.object({ list }) });

type Kind = 'products' | 'collections';

/** Products and collections of the shop that the environment names, in every language. */
export async function connectedShop(env: NodeJS.ProcessEnv): Promise<ShopPages> {
  const { PLATFORM_URL, PLATFORM_API_VERSION, ...access } = settings.parse(env);
  const tokenHeader =
    access.PLATFORM_TOKEN_KIND === 'private'
      ? 'shopify-storefront-private-token'
      : 'x-shopify-storefront-access-token';

  async function readPage(kind: Kind, language: Language, after: string | null) {
    const query = `query Handles($after: String, $language: LanguageCode) @inContext(language: $language) {
      list: ${kind}(first: 250, after: $after) {
        nodes { id handle } pageInfo { hasNextPage endCursor } } }`;
    const response = await fetch(`${PLATFORM_URL}/api/${PLATFORM_API_VERSION}/graphql.json`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [tokenHeader]: access.PLATFORM_TOKEN },
      body: JSON.stringify({ query, variables: { after, language: languageFacts[language].code } }),
    });
    if (!response.ok) throw new Error(`the shop answers ${response.status}: run npm run doctor`);
    return answer.parse(await response.json()).data.list;
  }

  async function readAll(kind: Kind, language: Language): Promise<Map<string, string>> {
    const ids = new Map<string, string>();
    let after: string | null = null;
    do {
      const page: z.output<typeof list> = await readPage(kind, language, after);
      for (const { id, handle } of page.nodes) ids.set(handle, id);
      after = page.pageInfo.hasNextPage ? (page.pageInfo.endCursor ?? null) : null;
    } while (after !== null);
    return ids;
  }

  const inLanguages = async (kind: Kind) =>
    new Map(
      await Promise.all(
        languages.map(async (language) => [language, await readAll(kind, language)] as const),
      ),
    );
  const products = await inLanguages('products');
  const collections = await inLanguages('collections');
  return {
    handles: {
      product: (handle, language) => products.get(language)?.get(handle),
      collection: (handle, language) => collections.get(language)?.get(handle),
    },
    addresses(language) {
      const href = hrefsFor(language);
      return [
        ...[...(collections.get(language)?.keys() ?? [])].map((handle) => href.collection(handle)),
        ...[...(products.get(language)?.keys() ?? [])].map((handle) => href.product(handle)),
      ];
    },
  };
}
