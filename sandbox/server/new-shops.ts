import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { FurtherShop } from './config.ts';

const bodySchema = z.strictObject({
  name: z.string().regex(/^[a-z][a-z0-9]{0,30}$/),
  /** The first shop's goods if left out. */
  catalogue: z.string().optional(),
});

interface Options {
  isTaken: (name: string) => boolean;
  /** Opens the shop and serves it from now on. */
  open: (shop: FurtherShop) => Promise<void>;
  origin: string;
  catalogueDirectory: string;
}

/** Shops for tests that run side by side, made while the sandbox runs. */
export function newShopRoutes(app: FastifyInstance, options: Options): void {
  const opening = new Set<string>();
  app.post('/_control/shops', async (request, reply) => {
    const body = bodySchema.safeParse(request.body);
    if (!body.success) return reply.code(400).send({ error: z.prettifyError(body.error) });
    const { name, catalogue = options.catalogueDirectory } = body.data;
    if (options.isTaken(name) || opening.has(name)) {
      return reply.code(409).send({ error: `There is a shop ${name} already.` });
    }
    opening.add(name);
    const shop: FurtherShop = {
      name,
      origin: options.origin.replace('://', `://${name}.`),
      storefrontToken: randomBytes(16).toString('hex'),
      adminToken: `shpat_${randomBytes(16).toString('hex')}`,
      catalogueDirectory: catalogue,
    };
    await options.open(shop).finally(() => opening.delete(name));
    const { storefrontToken: token, adminToken } = shop;
    return reply.code(201).send({ token, adminToken });
  });
}
