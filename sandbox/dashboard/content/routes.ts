import type { FastifyInstance } from 'fastify';
import { documentRoutes } from './documents.ts';
import { type Editor, root } from './editor.ts';
import { entryRoutes } from './entries.ts';
import { fileRoutes, uploadRoutes } from './files.ts';
import { menuRoutes } from './menus.ts';

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
  entryRoutes(app, editor);
  menuRoutes(app, editor);
  documentRoutes(app, editor);
  fileRoutes(app, editor);
  await app.register(uploadRoutes, { editor });
}
