import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { FindPicture } from './catalogue-pictures.ts';
import { chooseFormat, contentTypes, crops, formats } from './formats.ts';
import { ImageRenderer } from './renderer.ts';

const forEver = 'public, max-age=31536000, immutable';
const forAnHour = 'public, max-age=3600';
const side = z.coerce.number().int().min(1).max(5760).optional();
const querySchema = z.object({
  /** Only makes an address new when its picture is, as on the platform. */
  v: z.string().max(32).optional(),
  width: side,
  height: side,
  crop: z.enum(crops).optional(),
  format: z.enum([...formats, 'jpeg', 'pjpg']).optional(),
});

interface FilesOptions {
  dataDirectory: string;
  findPicture: FindPicture;
}

/** Players ask for parts of a video: Safari plays none that cannot be had in parts. */
function sendMedium(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { type, content }: { type: string; content: Buffer },
) {
  reply.type(type).header('Accept-Ranges', 'bytes');
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(headers.range ?? '') ?? [];
  if (from === undefined) return reply.send(content);
  const first = Number(from);
  const last = Math.min(to ? Number(to) : Number.POSITIVE_INFINITY, content.length - 1);
  if (first > last) {
    return reply.code(416).header('Content-Range', `bytes */${content.length}`).send();
  }
  return reply
    .code(206)
    .header('Content-Range', `bytes ${first}-${last}/${content.length}`)
    .send(content.subarray(first, last + 1));
}

/** The image CDN: any size of any picture, in the best format that the browser takes. */
export async function filesRoutes(
  app: FastifyInstance,
  { dataDirectory, findPicture }: FilesOptions,
): Promise<void> {
  const renderer = new ImageRenderer(dataDirectory);
  /** On the platform, the sitemap names pictures under /cdn/shop; /s/files is their path on its CDN host. */
  const paths = ['/files/*', '/cdn/shop/files/*', '/s/files/*'];
  for (const path of paths) app.get<{ Params: { '*': string } }>(path, sendPicture);

  async function sendPicture(
    request: FastifyRequest<{ Params: { '*': string } }>,
    reply: FastifyReply,
  ) {
    const query = querySchema.safeParse(request.query);
    if (!query.success) return reply.code(400).send({ error: z.prettifyError(query.error) });
    const name = request.params['*'];
    const source = await findPicture(name);
    if (!source) return reply.code(404).send({ error: 'There is no such file.' });
    reply
      .header('Cache-Control', query.data.v ? forEver : forAnHour)
      .header('Vary', 'Accept')
      .header('Access-Control-Allow-Origin', '*')
      .header('X-Content-Type-Options', 'nosniff');
    if (source.kind === 'medium') return sendMedium(request, reply, source);
    // A vector graphic has every size already.
    if (source.kind === 'svg') return reply.type('image/svg+xml').send(source.svg);
    const { width, height, crop } = query.data;
    const format = chooseFormat(query.data.format, request.headers.accept);
    const image = await renderer.render(source.picture, { name, width, height, crop, format });
    return reply.type(contentTypes[format]).send(image);
  }
}
