import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { FastifyInstance } from 'fastify';

export interface ServedShop {
  /** Undefined for the first shop, which answers at the sandbox's own host. */
  name?: string;
  tokens: readonly string[];
  app: FastifyInstance;
}

const tokenHeaders = [
  'x-shopify-storefront-access-token',
  'shopify-storefront-private-token',
  'x-shopify-access-token',
];

/** Longer than a client keeps idle connections, so that none is closed under a request. */
const keepAliveTimeout = 72_000;

/** Shops behind one port: a request belongs to the shop that its host names, else to its token's, else to the first. */
export async function createShopServer(
  shops: readonly [ServedShop, ...ServedShop[]],
): Promise<Server> {
  await Promise.all(shops.map(({ app }) => app.ready()));
  return createServer({ keepAliveTimeout }, (request, response) =>
    shopOf(request, shops).app.routing(request, response),
  );
}

function shopOf(
  { headers }: IncomingMessage,
  shops: readonly [ServedShop, ...ServedShop[]],
): ServedShop {
  const tokens = tokenHeaders.map((name) => headers[name]);
  return (
    shops.find(({ name }) => name && headers.host?.startsWith(`${name}.`)) ??
    shops.find((shop) => shop.tokens.some((token) => tokens.includes(token))) ??
    shops[0]
  );
}
