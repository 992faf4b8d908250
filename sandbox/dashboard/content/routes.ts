import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { documentRoutes } from './documents.ts';
import { type Editor, root } from './editor.ts';
import { entryRoutes } from './entries.ts';
import { fileRoutes, uploadRoutes } from './files.ts';
import { menuRoutes } from './menus.ts';

const adminPaths = [
  ['content/metaobjects/entries', 'entries'],
  ['pages', 'pages'],
  ['articles', 'articles'],
] as const;

const largestForm = 4 * 1024 * 1024;

/** Where a merchant's content is edited, with the Admin API's own mutations. */
export async function contentRoutes(app: FastifyInstance, editor: Editor): Promise<void> {
  // A page of HTML in every language is longer than other forms.
  app.removeContentTypeParser('application/x-www-form-urlencoded');
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: largestForm },
    async (_request: unknown, body: string | Buffer) =>
      Object.fromEntries(new URLSearchParams(body.toString())),
  );
  app.get(root, async (_request, reply) => reply.redirect(`${root}/entries`));
  // Where the platform's own admin has these, so that links to an entry lead somewhere.
  for (const [from, to] of adminPaths) {
    app.get(`/admin/${from}/*`, async (request, reply) =>
      reply.redirect(`${root}/${to}/${z.object({ '*': z.string() }).parse(request.params)['*']}`),
    );
  }
  app.get('/admin/content/menus', async (_request, reply) => reply.redirect(`${root}/menus`));
  entryRoutes(app, editor);
  menuRoutes(app, editor);
  documentRoutes(app, editor);
  fileRoutes(app, editor);
  await app.register(uploadRoutes, { editor });
}
