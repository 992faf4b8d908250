import { existsSync, globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { packageFile } from '../package-files.ts';
import { oldestAdminVersion, publishedVersions } from '../schema/api-version.ts';

const folder = packageFile('dist/graphiql');

/** In a checkout it is there once the package was built. */
export const hasGraphiql = () => existsSync(folder);

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.ttf': 'font/ttf',
};

// its editor writes styles of its own
const contentSecurityPolicy =
  "default-src 'none'; script-src 'self'; worker-src 'self'; style-src 'self' 'unsafe-inline'; connect-src 'self'; img-src 'self' data:; font-src 'self' data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** GraphiQL with the sandbox's tokens, which are no secret. */
export async function graphiqlRoutes(
  app: FastifyInstance,
  tokens: { storefront: string; admin: string },
): Promise<void> {
  if (!hasGraphiql()) return;
  app.get('/_graphiql', (_request, reply) => reply.redirect('/_graphiql/'));
  app.get('/_graphiql/settings.json', async () => ({
    tokens,
    versions: {
      storefront: publishedVersions,
      admin: publishedVersions.filter((version) => version >= oldestAdminVersion),
    },
  }));
  const page = (reply: FastifyReply, cacheControl: string) =>
    reply
      .header('Content-Security-Policy', contentSecurityPolicy)
      .header('Cache-Control', cacheControl);
  app.get('/_graphiql/', async (_request, reply) =>
    page(reply, 'no-store')
      .type('text/html; charset=utf-8')
      .send(await readFile(path.join(folder, 'index.html'))),
  );
  // the package has them compressed; every browser takes that
  for (const file of globSync('assets/*.gz', { cwd: folder })) {
    const name = path.basename(file, '.gz');
    app.get(`/_graphiql/assets/${name}`, async (_request, reply) =>
      page(reply, 'public, max-age=31536000, immutable')
        .header('Content-Encoding', 'gzip')
        .type(types[path.extname(name)] ?? 'application/octet-stream')
        .send(await readFile(path.join(folder, file))),
    );
  }
}
