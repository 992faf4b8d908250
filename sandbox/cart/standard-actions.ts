import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { packageFile } from '../package-files.ts';

const script = readFileSync(packageFile('cart/standard-actions.js'), 'utf8');

/** The script of the platform's CDN through which Hydrogen's coming version changes carts. */
export async function standardActionsRoute(app: FastifyInstance): Promise<void> {
  app.get('/storefront/standard-actions.js', async (_, reply) =>
    reply
      .header('Access-Control-Allow-Origin', '*')
      .header('Cross-Origin-Resource-Policy', 'cross-origin')
      .type('text/javascript; charset=utf-8')
      .send(script),
  );
}
