import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { shopEnvironment } from '../../e2e/support/environments.ts';
import { hrefsFor } from '../../storefront/app/i18n/hrefs.ts';
import type { SandboxData } from './sandbox-data.ts';

/** Hydrogen complains about tokens that have not 32 characters. */
export const token = '0123456789abcdef0123456789abcdef';
const secret = 'for-the-local-sandbox-only-and-nothing-else';

interface StartOptions {
  /** Of the sources; ours are here. */
  directory: string;
  sandbox: string;
  origin: string;
  /** A host with TLS, for storefronts that accept no other. */
  shopHost: string;
}

interface Command {
  script: string;
  arguments: string[];
  environment: Record<string, string>;
}

export interface Addresses {
  home: string;
  listing: string;
  product: string;
}

export interface Storefront {
  name: string;
  build?: (options: StartOptions) => Command;
  start: (options: StartOptions) => Command;
  addresses: (data: SandboxData) => Addresses;
  /** More pages for the walk: path and status. */
  furtherPages: (data: SandboxData) => [path: string, status: number][];
  /** Shows the cart after a change, where the storefront does not by itself. */
  showChange?: (page: Page, change: () => Promise<void>) => Promise<void>;
  /** Errors that it logs whatever the platform answers. */
  ownErrors?: RegExp;
  /** The directory of tests that come with it. */
  ownTests?: (directory: string) => string;
}

const href = hrefsFor('en');
const root = fileURLToPath(new URL('../..', import.meta.url));

function firstOptions({ product }: SandboxData, spell = (name: string) => name): URLSearchParams {
  const [variant] = product.variants.nodes;
  return new URLSearchParams(
    variant?.selectedOptions.map(({ name, value }) => [spell(name), value]) ?? [],
  );
}

const platformAddresses = (data: SandboxData): Addresses => ({
  home: '/',
  listing: `/collections/${data.collection.handle}`,
  product: `/products/${data.product.handle}?${firstOptions(data)}`,
});

export const ours: Storefront = {
  name: 'this storefront',
  start: ({ sandbox, origin }) => ({
    script: path.join(root, 'storefront/server/main.ts'),
    arguments: [],
    environment: {
      ...shopEnvironment,
      PORT: new URL(origin).port,
      PUBLIC_ORIGIN: origin,
      PLATFORM_URL: sandbox,
      PLATFORM_TOKEN: token,
      PLATFORM_IMAGE_ORIGIN: 'https://cdn.shopify.com',
      NEWSLETTER_DATABASE_URL: '',
      LOG_LEVEL: 'error',
    },
  }),
  addresses: ({ product, collection }) => ({
    home: href.home(),
    listing: href.collection(collection.handle),
    product: href.product(product.handle),
  }),
  furtherPages: () => [],
};

export const hydrogen: Storefront = {
  name: 'Hydrogen template',
  build: ({ directory }) => ({
    script: path.join(directory, 'node_modules/@react-router/dev/bin.js'),
    arguments: ['build'],
    environment: {},
  }),
  start: ({ directory, sandbox, origin }) => ({
    script: path.join(root, 'bench/peers/serve-worker.ts'),
    arguments: [
      '--server',
      path.join(directory, 'dist/server/index.js'),
      '--client',
      path.join(directory, 'dist/client'),
      '--port',
      new URL(origin).port,
    ],
    environment: {
      PUBLIC_STORE_DOMAIN: sandbox,
      PUBLIC_CHECKOUT_DOMAIN: new URL(sandbox).host,
      PUBLIC_STOREFRONT_API_TOKEN: token,
      PRIVATE_STOREFRONT_API_TOKEN: token,
      SESSION_SECRET: secret,
    },
  }),
  addresses: platformAddresses,
  furtherPages: ({ article, page, policy }) => [
    ['/collections', 200],
    ['/collections/all', 200],
    ['/search?q=coffee', 200],
    [`/policies/${policy.handle}`, 200],
    [`/blogs/${article.blog.handle}/${article.handle}`, 200],
    [`/pages/${page.handle}`, 200],
  ],
};

/** The template of Hydrogen's coming version, for which its own tests of storefronts are written. */
export const hydrogenPreview: Storefront = {
  ...hydrogen,
  name: 'Hydrogen preview template',
  ownTests: (directory) => path.join(directory, '../../packages/storefront-e2e'),
  furtherPages: () => [
    ['/collections', 200],
    ['/search?q=coffee', 200],
    ['/cart', 200],
    ['/no-such-address', 404],
  ],
};

const next = (directory: string) => path.join(directory, 'node_modules/next/dist/bin/next');

export const vercelShop: Storefront = {
  name: 'vercel/shop',
  build: (options) => ({
    script: next(options.directory),
    arguments: ['build'],
    environment: vercelShopEnvironment(options),
  }),
  start: (options) => ({
    script: next(options.directory),
    arguments: ['start', '--port', new URL(options.origin).port],
    environment: vercelShopEnvironment(options),
  }),
  addresses: platformAddresses,
  furtherPages: ({ article, page, policy, product, collection }) => [
    ['/collections', 200],
    ['/collections/all', 200],
    [`/collections/${collection.handle}?sort=price-low-to-high`, 200],
    ['/search?q=coffee', 200],
    [`/policies/${policy.handle}`, 200],
    [`/blogs/${article.blog.handle}`, 200],
    [`/blogs/${article.blog.handle}/${article.handle}`, 200],
    [`/pages/${page.handle}`, 200],
    [`/md/products/${product.handle}`, 200],
    [`/md/collections/${collection.handle}`, 200],
    ['/md/search?q=coffee', 200],
    ['/cart', 200],
    ['/llms.txt', 200],
    ['/robots.txt', 200],
    ['/sitemap.xml', 200],
    ...['static', 'products-1', 'collections-1', 'pages-1', 'blogs-1', 'articles-1'].map(
      (part): [string, number] => [`/sitemap/${part}.xml`, 200],
    ),
    ['/no-such-address', 404],
  ],
  // about related products when a product's page is first rendered; they were answered, and their handle is the page's
  ownErrors: /Unexpected cache miss after cache warming/,
};

function vercelShopEnvironment({ sandbox }: StartOptions): Record<string, string> {
  return {
    NEXT_PUBLIC_SHOPIFY_STORE_DOMAIN: sandbox,
    NEXT_PUBLIC_SHOPIFY_STOREFRONT_ACCESS_TOKEN: token,
    SHOPIFY_API_VERSION: '2026-04',
    NEXT_TELEMETRY_DISABLED: '1',
  };
}

export const vercelCommerce: Storefront = {
  name: 'vercel/commerce',
  build: (options) => ({
    script: next(options.directory),
    arguments: ['build'],
    environment: vercelCommerceEnvironment(options),
  }),
  start: (options) => ({
    script: next(options.directory),
    arguments: ['start', '--port', new URL(options.origin).port],
    environment: vercelCommerceEnvironment(options),
  }),
  addresses: (data) => ({
    home: '/',
    listing: `/search/${data.collection.handle}`,
    product: `/product/${data.product.handle}?${firstOptions(data, (name) => name.toLowerCase())}`,
  }),
  furtherPages: ({ page, collection }) => [
    ['/search', 200],
    ['/search?q=coffee', 200],
    [`/search/${collection.handle}?sort=price-asc`, 200],
    [`/${page.handle}`, 200],
    ['/robots.txt', 200],
    ['/sitemap.xml', 200],
    // its frame is sent before it knows
    ['/no-such-address', 200],
  ],
  // each part of the page has an optimistic cart of its own, and the real one is not read again after a change
  showChange: async (page, change) => {
    // the first page creates the cart
    await page.waitForLoadState('networkidle');
    const changed = page.waitForResponse((response) => response.request().method() === 'POST');
    await change();
    await changed;
    await page.reload();
    await page.getByRole('button', { name: 'Open cart' }).click();
  },
  // its product page has no Suspense around useSearchParams, so prefetching it fails
  ownErrors: /useSearchParams\(\)/,
};

/** Puts https:// before whatever host it is given. */
function vercelCommerceEnvironment({ shopHost }: StartOptions): Record<string, string> {
  return {
    COMPANY_NAME: 'Sandbox',
    SITE_NAME: 'Sandbox',
    SHOPIFY_REVALIDATION_SECRET: secret,
    SHOPIFY_STOREFRONT_ACCESS_TOKEN: token,
    SHOPIFY_STORE_DOMAIN: shopHost,
    NEXT_TELEMETRY_DISABLED: '1',
  };
}
