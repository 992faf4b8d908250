import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { packageFile } from '../package-files.ts';

const script = readFileSync(packageFile('consent/customer-privacy.js'), 'utf8');

/** The platform's consent-tracking script, and what it reports to. */
export async function consentRoutes(app: FastifyInstance): Promise<void> {
  app.get('/consent-tracking.js', async (_, reply) =>
    reply
      .header('Cache-Control', 'public, max-age=3600')
      // it is made for other sites
      .header('Cross-Origin-Resource-Policy', 'cross-origin')
      .type('text/javascript; charset=utf-8')
      .send(script),
  );
  app.post('/consent-tracking', async (_, reply) => reply.code(204).send());
}
