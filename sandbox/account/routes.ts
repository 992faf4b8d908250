import type { FastifyInstance } from 'fastify';
import { servePages } from '../checkout/site.ts';
import { type AccountApiOptions, accountApiRoutes } from './api-routes.ts';
import { IdTokens } from './id-token.ts';
import { signInRoutes } from './sign-in-routes.ts';
import { tokenRoutes } from './token-routes.ts';

/** Customer accounts as the platform has them: sign-in by OAuth, and the Customer Account API. */
export async function accountRoutes(
  app: FastifyInstance,
  options: AccountApiOptions,
): Promise<void> {
  const { site } = options;
  const idTokens = new IdTokens();
  await app.register(tokenRoutes, { site, idTokens });
  await app.register(accountApiRoutes, options);
  await app.register(async (pages) => {
    servePages(pages);
    await signInRoutes(pages, { site, idTokens });
  });
}
