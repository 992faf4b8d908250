import { existsSync, globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { packageFile } from '../package-files.ts';
import { oldestAdminVersion, publishedVersions } from '../schema/api-version.ts';

const folder = packageFile('dist/graphiql');

/** In a checkout it is there once the package was built. */
export const hasGraphiql = () => existsSync(folder);

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
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
  app.get('/_graphiql', (_request, reply) => reply.redirect('/_graphiql/'));
  app.get('/_graphiql/settings.json', async () => ({
    tokens,
    versions: {
      storefront: publishedVersions,
      admin: publishedVersions.filter((version) => version >= oldestAdminVersion),
    },
  }));
  const files = globSync(['index.html', 'assets/*'], { cwd: folder });
  for (const file of files) {
    const address = file === 'index.html' ? '' : file.replaceAll(path.sep, '/');
    app.get(`/_graphiql/${address}`, async (_request, reply) =>
      reply
        .header('Content-Security-Policy', contentSecurityPolicy)
        .header(
          'Cache-Control',
          address === '' ? 'no-store' : 'public, max-age=31536000, immutable',
        )
        .type(types[path.extname(file)] ?? 'application/octet-stream')
        .send(await readFile(path.join(folder, file))),
    );
  }
}
