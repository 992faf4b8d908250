import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import type {
  FeedProductsQuery,
  SitemapProductsQuery,
} from '../../storefront/app/commerce/operations/generated.ts';

/** What a call to the platform takes at least. */
const latencyMs = 40;
const feedPage = 100;
const sitemapPage = 250;
const variantsPerProduct = 4;

const call = z.object({
  operationName: z.string(),
  variables: z.object({ after: z.string().nullish(), page: z.number().optional() }),
});

/** A platform with so many products that are made up while they are asked for. */
export async function startStubPlatform(products: number) {
  const answers: Record<string, (variables: z.infer<typeof call>['variables']) => unknown> = {
    StartupCheck: () => ({}),
    SitemapSize: () => ({ sitemap: { pagesCount: { count: Math.ceil(products / sitemapPage) } } }),
    SitemapProducts: ({ page = 1 }) => sitemapAnswer(page, products),
    FeedProducts: ({ after }) => feedAnswer(Number(after ?? 0), products),
  };
  const server = createServer(async (request, response) => {
    const { operationName, variables } = call.parse(await json(request));
    const answer = answers[operationName];
    await wait(latencyMs);
    response.writeHead(answer ? 200 : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ data: answer?.(variables) }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => new Promise((resolve) => server.close(resolve).closeAllConnections()),
  };
}

function sitemapAnswer(page: number, products: number): SitemapProductsQuery {
  const first = (page - 1) * sitemapPage;
  const length = Math.max(0, Math.min(sitemapPage, products - first));
  return {
    sitemap: {
      resources: {
        hasNextPage: first + length < products,
        items: Array.from({ length }, (_, index) => ({
          handle: `roastery-single-origin-filter-coffee-${first + index}`,
          updatedAt: '2026-11-01T08:00:00Z',
          image: { filepath: `files/roastery-single-origin-filter-coffee-${first + index}.webp` },
        })),
      },
    },
  };
}

function feedAnswer(first: number, products: number): FeedProductsQuery {
  const length = Math.min(feedPage, products - first);
  const next = first + length;
  return {
    products: {
      nodes: Array.from({ length }, (_, index) => product(first + index)),
      pageInfo: { hasNextPage: next < products, endCursor: String(next) },
    },
  };
}

const description = '<p>Medium roast with notes of cherry, cocoa and brown sugar.</p>'.repeat(20);

function product(number: number): FeedProductsQuery['products']['nodes'][number] {
  const image = (part: number) => ({
    id: `gid://shopify/ProductImage/${number}${part}`,
    url: `https://cdn.example/files/coffee-${number}-${part}.webp`,
    altText: null,
  });
  const euros = (amount: string) => ({ amount, currencyCode: 'EUR' as const });
  const sizes = Array.from({ length: variantsPerProduct }, (_, index) => `${(index + 1) * 250} g`);
  return {
    id: `gid://shopify/Product/${number}`,
    handle: `roastery-single-origin-filter-coffee-${number}`,
    title: `Single Origin ${number}`,
    vendor: 'Roastery',
    productType: 'Filter coffee',
    descriptionHtml: description,
    isGiftCard: false,
    tags: ['Coffee', 'Filter'],
    options: [{ name: 'Size', optionValues: sizes.map((name) => ({ name, swatch: null })) }],
    images: { nodes: [image(0), image(1), image(2)] },
    shortNote: { value: 'Cherry, cocoa' },
    technicalDetails: null,
    variants: {
      pageInfo: { hasNextPage: false, endCursor: null },
      nodes: sizes.map((size, index) => ({
        id: `gid://shopify/ProductVariant/${number * variantsPerProduct + index}`,
        sku: `C${number}-${index}`,
        title: size,
        barcode: '4006381333931',
        availableForSale: true,
        currentlyNotInStock: false,
        lowestPrice30Days: null,
        deliveryTime: null,
        gallery: null,
        components: { nodes: [] },
        price: euros('8.90'),
        compareAtPrice: null,
        unitPrice: euros('35.60'),
        unitPriceMeasurement: { quantityValue: 250, quantityUnit: 'G', referenceUnit: 'KG' },
        selectedOptions: [{ name: 'Size', value: size }],
        image: image(0),
      })),
    },
  };
}
