import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { servePages } from '../checkout/site.ts';
import { faultsSchema } from '../control/faults.ts';
import { packageFile } from '../package-files.ts';
import { resetToSeed } from '../seed/snapshot.ts';
import { createEditor } from './content/editor.ts';
import { contentRoutes } from './content/routes.ts';
import { dashboardPage } from './page.ts';
import { type DashboardOptions, readState } from './state.ts';

const showingSchema = z.object({
  all: z.literal('requests').optional().catch(undefined),
  confirm: z.literal('reset').optional().catch(undefined),
});
const percent = z.coerce.number().min(1).max(100).catch(20);
const isOn = z.literal('on').optional();
const faultsForm = z.object({
  slow: isOn,
  milliseconds: z.coerce.number().int().min(1).max(60_000).catch(800),
  throttling: isOn,
  throttlingPercent: percent,
  throttleStatus: z.coerce.number(),
  errors: isOn,
  errorsPercent: percent,
  lost: isOn,
  lostPercent: percent,
  outage: z.string(),
});
const failingForm = z.object({ add: z.string().trim().optional(), remove: z.string().optional() });
const clockForm = z.object({ hours: z.string(), time: z.string().optional() });
const webhookForm = z.object({
  topic: z.enum(['products/update', 'collections/update', 'inventory_levels/update']),
  id: z.coerce.number().int(),
});

/** What the sandbox did lately, and the control interface as forms. For developers, in English. */
export async function dashboardRoutes(
  app: FastifyInstance,
  options: DashboardOptions,
): Promise<void> {
  await app.register(assetRoutes);
  await app.register(async (pages) => {
    servePages(pages);
    pages.addHook('onRequest', async (_request, reply) => {
      reply.header('Content-Security-Policy', contentSecurityPolicy);
    });
    pages.get('/', async (request, reply) => {
      const { all, confirm } = showingSchema.parse(request.query);
      const showing = { allRequests: all !== undefined, confirmsReset: confirm !== undefined };
      return reply.send(dashboardPage(options, await readState(options), showing));
    });
    if (!options.control) return;
    /** No other site may send these forms. */
    pages.addHook('preHandler', async (request, reply) => {
      const site = request.headers['sec-fetch-site'];
      if (request.method !== 'POST' || site === undefined || site === 'same-origin') return;
      await reply.code(403).type('text/plain').send('Forbidden');
    });
    controlForms(pages, options);
    await pages.register(contentRoutes, createEditor(options.content, options));
  });
}

const contentSecurityPolicy =
  "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; img-src 'self' data:; font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

async function assetRoutes(app: FastifyInstance): Promise<void> {
  const assets = {
    'dashboard.css': 'text/css; charset=utf-8',
    'dashboard.js': 'text/javascript; charset=utf-8',
    'content.css': 'text/css; charset=utf-8',
    'content.js': 'text/javascript; charset=utf-8',
  };
  for (const [name, type] of Object.entries(assets)) {
    const content = await readFile(packageFile('dashboard/assets', name));
    app.get(`/_dashboard/${name}`, (_request, reply) => reply.type(type).send(content));
  }
}

function controlForms(app: FastifyInstance, options: DashboardOptions): void {
  const { database, faults, clock, requestLog } = options;

  app.post('/_dashboard/faults', async (request, reply) => {
    const form = faultsForm.parse(request.body);
    faults.current = faultsSchema.parse({
      ...faults.current,
      latencyMilliseconds: form.slow ? form.milliseconds : 0,
      throttleRate: form.throttling ? form.throttlingPercent / 100 : 0,
      throttleStatus: form.throttleStatus,
      errorRate: form.errors ? form.errorsPercent / 100 : 0,
      lostAnswerRate: form.lost ? form.lostPercent / 100 : 0,
      outage: form.outage,
    });
    return reply.redirect('/#faults', 303);
  });

  app.post('/_dashboard/faults/off', async (_request, reply) => {
    faults.clear();
    return reply.redirect('/#faults', 303);
  });

  app.post('/_dashboard/failing', async (request, reply) => {
    const { add, remove } = failingForm.parse(request.body);
    if (remove) faults.removeFailingText(remove);
    else if (add) faults.failingTexts.add(add);
    return reply.redirect('/#faults', 303);
  });

  app.post('/_dashboard/clock', async (request, reply) => {
    const { hours, time } = clockForm.parse(request.body);
    const target =
      hours === 'set'
        ? new Date(time ?? '')
        : new Date(clock.now().getTime() + Number(hours) * 3_600_000);
    if (hours === 'now') clock.reset();
    else if (!Number.isNaN(target.getTime())) clock.set(target);
    return reply.redirect('/#clock', 303);
  });

  app.post('/_dashboard/reset', async (_request, reply) => {
    faults.clear();
    clock.reset();
    requestLog.clear();
    await resetToSeed(database);
    await options.reloadContent();
    return reply.redirect('/#reset', 303);
  });

  app.post('/_dashboard/carts', async (_request, reply) => {
    await database.deleteFrom('cart').execute();
    return reply.redirect('/#reset', 303);
  });

  app.post('/_dashboard/webhooks', async (request, reply) => {
    const { topic, id } = webhookForm.parse(request.body);
    await database.insertInto('webhook_event').values({ topic, resource_id: id }).execute();
    return reply.redirect('/#webhooks', 303);
  });
}
