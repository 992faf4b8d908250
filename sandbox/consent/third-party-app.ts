import { readFileSync } from 'node:fs';
import Fastify, { type FastifyInstance } from 'fastify';
import { packageFile } from '../package-files.ts';

const read = (name: string) => readFileSync(packageFile('consent', name), 'utf8');

const scripts = {
  '/gtm.js': read('tag-manager.js'),
  '/cmp/rules.js': read('consent-provider-rules.js'),
  '/cmp/core.js': read('consent-provider.js'),
};

/** Cookies do not tell ports apart, so a third party needs another host than the shop's and the platform's localhost. */
export const thirdPartyHost = '127.0.0.1';

/** Stand-ins for a tag manager and for another consent provider; takes whatever is reported to it. */
export function createThirdPartyApp(): FastifyInstance {
  const app = Fastify({ forceCloseConnections: true });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_, body, done) => {
    body.resume().on('end', () => done(null));
  });
  for (const [path, script] of Object.entries(scripts)) {
    app.get(path, async (_, reply) =>
      reply
        .header('Cross-Origin-Resource-Policy', 'cross-origin')
        .type('text/javascript; charset=utf-8')
        .send(script),
    );
  }
  app.post('*', async (_, reply) => reply.code(204).send());
  return app;
}
