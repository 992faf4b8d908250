import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

const kept = 100;
export const largestUpload = 20 * 1024 * 1024;

/** Uploads that no file refers to yet, by their address; the oldest are forgotten. */
const uploads = new Map<string, Buffer>();

export function stagedTarget(filename: string, origin: string) {
  const url = `${origin}/_uploads/${randomUUID()}/${encodeURIComponent(filename)}`;
  return { url, resourceUrl: url };
}

export function stagedContent(url: string): Buffer | undefined {
  return uploads.get(idIn(url));
}

const idIn = (url: string) => /\/_uploads\/([\w-]+)\//.exec(url)?.[1] ?? '';

/** Takes the content of a file as the body of a PUT, or as the field `file` of a form. */
export async function stagedUploadRoutes(app: FastifyInstance): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    '*',
    { parseAs: 'buffer' },
    async (_request: unknown, body: Buffer) => body,
  );
  app.route({
    method: ['PUT', 'POST'],
    url: '/_uploads/:id/:name',
    bodyLimit: largestUpload,
    handler: async (request, reply) => {
      const body = z.instanceof(Buffer).parse(request.body);
      const type = request.headers['content-type'] ?? '';
      const content = type.startsWith('multipart/form-data')
        ? (await fileIn(body, type))?.content
        : body;
      if (!content) return reply.code(400).send({ error: 'The form has no field "file".' });
      keepUpload(request.url, content);
      return reply.code(201).send();
    },
  });
}

/** For an address of `stagedTarget`. */
export function keepUpload(url: string, content: Buffer): void {
  const oldest = uploads.keys().next().value;
  if (uploads.size >= kept && oldest) uploads.delete(oldest);
  uploads.set(idIn(url), content);
}

/** The field `file` of a form with files in it. */
export async function fileIn(
  body: Buffer,
  type: string,
): Promise<{ name: string; content: Buffer } | undefined> {
  const form = await new Response(new Uint8Array(body), {
    headers: { 'content-type': type },
  }).formData();
  const file = form.get('file');
  if (!(file instanceof File)) return undefined;
  return { name: file.name, content: Buffer.from(await file.arrayBuffer()) };
}
