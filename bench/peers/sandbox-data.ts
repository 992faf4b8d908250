import { z } from 'zod';

/** What the walk needs to know of the shop, read from the sandbox as any client would. */
const dataSchema = z.object({
  product: z.object({
    handle: z.string(),
    title: z.string(),
    variants: z.object({
      nodes: z
        .array(
          z.object({
            id: z.string(),
            price: z.object({ amount: z.string() }),
            selectedOptions: z.array(z.object({ name: z.string(), value: z.string() })),
          }),
        )
        .min(2),
    }),
  }),
  /** For a page that nobody has asked for. */
  otherProduct: z.object({ handle: z.string(), title: z.string() }),
  collection: z.object({ handle: z.string() }),
  article: z.object({ handle: z.string(), blog: z.object({ handle: z.string() }) }),
  page: z.object({ handle: z.string() }),
  policy: z.object({ handle: z.string() }),
  redirect: z.object({ path: z.string(), target: z.string() }),
});
export type SandboxData = z.output<typeof dataSchema>;

/** Handles are translated, so this is found by storefronts in English only. */
const dataQuery = `query @inContext(language: EN) {
  products(first: 50, sortKey: BEST_SELLING, query: "available_for_sale:true") { nodes {
    handle title options { values }
    variants(first: 10) { nodes { id price { amount } selectedOptions { name value } } } } }
  collections(first: 50) { nodes { handle products(first: 9) { nodes { id } } } }
  articles(first: 1) { nodes { handle blog { handle } } }
  pages(first: 1) { nodes { handle } }
  shop { privacyPolicy { handle } }
  urlRedirects(first: 1) { nodes { path target } }
}`;

const answerSchema = z.object({
  data: z.object({
    products: z.object({ nodes: z.array(dataSchema.shape.product.catch(() => noProduct)) }),
    collections: z.object({
      nodes: z.array(
        z.object({ handle: z.string(), products: z.object({ nodes: z.array(z.unknown()) }) }),
      ),
    }),
    articles: z.object({ nodes: z.array(dataSchema.shape.article) }),
    pages: z.object({ nodes: z.array(dataSchema.shape.page) }),
    shop: z.object({ privacyPolicy: dataSchema.shape.policy.nullable() }),
    urlRedirects: z.object({ nodes: z.array(dataSchema.shape.redirect) }),
  }),
});
const noProduct = { handle: '', title: '', variants: { nodes: [] } };

export async function ask(sandbox: string, token: string, text: string): Promise<unknown> {
  const response = await fetch(`${sandbox}/api/2026-04/graphql.json`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-shopify-storefront-access-token': token },
    body: JSON.stringify({ query: text }),
  });
  return response.json();
}

export async function readSandboxData(sandbox: string, token: string): Promise<SandboxData> {
  const { data } = answerSchema.parse(await ask(sandbox, token, dataQuery));
  const hasTwoPrices = ({ variants }: SandboxData['product']) =>
    new Set(variants.nodes.map(({ price }) => price.amount)).size > 1;
  return dataSchema.parse({
    product: data.products.nodes.find(hasTwoPrices),
    otherProduct: data.products.nodes.at(-1),
    collection: data.collections.nodes.find(({ products }) => products.nodes.length > 8),
    article: data.articles.nodes[0],
    page: data.pages.nodes[0],
    policy: data.shop.privacyPolicy,
    redirect: data.urlRedirects.nodes[0],
  });
}
