import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { z } from 'zod';
import { readConfig } from '../storefront/server/config/config.ts';
import { environmentSchema, newsletterSchema } from '../storefront/server/config/config-schema.ts';

const root = path.resolve(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

const container = z.object({
  name: z.string(),
  securityContext: z.object({
    allowPrivilegeEscalation: z.literal(false),
    readOnlyRootFilesystem: z.literal(true),
    capabilities: z.object({ drop: z.tuple([z.literal('ALL')]) }),
  }),
});
/** What the restricted Pod Security Standard asks for, a read-only file system and no token of the cluster. */
const restrictedPod = z.object({
  automountServiceAccountToken: z.literal(false),
  securityContext: z.object({
    runAsNonRoot: z.literal(true),
    runAsUser: z.number().positive(),
    seccompProfile: z.object({ type: z.literal('RuntimeDefault') }),
  }),
  containers: z.array(container).min(1),
});

const manifests = globSync('deploy/kubernetes/**/*.yaml', { cwd: root }).flatMap((file) =>
  parseAllDocuments(read(file)).map((document) => document.toJS()),
);
const workloads = manifests.filter(({ kind }) => ['Deployment', 'StatefulSet'].includes(kind));
const policies = manifests.filter(({ kind }) => kind === 'NetworkPolicy');

test.each(workloads.map((workload) => [workload.metadata.name, workload]))(
  'the pods of %s are restricted, and a network policy says who may reach them',
  (name, workload) => {
    restrictedPod.parse(workload.spec.template.spec);
    const { app } = workload.spec.template.metadata.labels;
    const own = policies.filter(({ spec }) => spec.podSelector.matchLabels.app === app);
    expect(own, String(name)).not.toEqual([]);
  },
);

const compose = parse(read('deploy/compose/compose.yaml'), { merge: true });

const { preview } = parse(read('deploy/compose/preview.yaml')).services;

test.each(Object.entries({ ...compose.services, preview }))(
  'compose restricts %s to the privileges it needs',
  (_, service) => {
    expect(service).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
    });
  },
);

test('only TLS is public, and only nodes, worker and backups reach the data', () => {
  const { caddy, redis, postgres, ...others } = compose.services;
  expect(caddy.ports).toEqual(['80:80', '443:443', '443:443/udp']);
  for (const service of [redis, postgres, ...Object.values<{ ports?: unknown }>(others)]) {
    expect(service.ports).toBeUndefined();
  }
  expect(redis.networks).toEqual(['data']);
  expect(postgres.networks).toEqual(['data']);
  expect(compose.networks.data.internal).toBe(true);
  expect(Object.keys(others.edge1.networks)).not.toContain('data');
});

test('every setting of the example exists and is passed on by compose', () => {
  const { REDIS_PASSWORD, POSTGRES_PASSWORD, SHOP_HOST, ...settings } = parseEnv(
    read('deploy/compose/shop.env.example'),
  );
  expect([REDIS_PASSWORD, POSTGRES_PASSWORD]).toEqual(['', '']);
  expect(SHOP_HOST).toBe(new URL(settings.PUBLIC_ORIGIN ?? '').host);
  for (const name of Object.keys(settings)) {
    expect(Object.keys(environmentSchema.shape)).toContain(name);
  }
  expect(compose.services.node1.env_file).toEqual(['../../shop.env']);
});

test('compose limits memory and logs, and asks nodes and worker whether they are ready', () => {
  for (const [name, service] of Object.entries<Record<string, unknown>>(compose.services)) {
    expect(service.mem_limit, name).toBeDefined();
    expect(service.logging, name).toMatchObject({ options: { 'max-file': '5' } });
  }
  for (const name of ['node1', 'node2', 'worker']) {
    expect(compose.services[name].healthcheck.test).toEqual([
      'CMD',
      'node',
      '-e',
      // podman splits it at spaces
      expect.stringMatching(/^\S+\/health\/ready\S+$/),
    ]);
  }
});

test('Redis asks for a password, and gets the signal to stop', () => {
  const all = [
    read('deploy/compose/compose.yaml'),
    ...globSync('deploy/kubernetes/**/redis.yaml', { cwd: root }).map(read),
  ];
  expect(all).toHaveLength(3);
  for (const text of all) {
    expect(text).toMatch(/requirepass %s[\s\S]*\$REDIS_PASSWORD/);
    expect(text).not.toMatch(/\|\s*exec redis-server/);
  }
});

test('the examples have every setting that the worker needs', () => {
  const needed = Object.entries(newsletterSchema.shape)
    .filter(([, setting]) => !setting.safeParse(undefined).success)
    .map(([name]) => name);
  const ofCompose = [
    ...Object.keys(parseEnv(read('deploy/compose/shop.env.example'))),
    ...Object.keys(compose.services.worker.environment),
  ];
  expect(ofCompose).toEqual(expect.arrayContaining(needed));
  const ofKubernetes = ['settings.env', 'secrets.env.example'].flatMap((name) =>
    Object.keys(parseEnv(read(`deploy/overlays/example/${name}`))),
  );
  expect(ofKubernetes).toEqual(expect.arrayContaining(needed));
});

test('the preview starts with the settings of both examples, in compose and in the manifests', () => {
  const secret = 'chosen-by-the-operator-for-this-shop';
  const shared = parseEnv(
    read('deploy/compose/shop.env.example').replaceAll(/^(\w+)=$/gm, `$1=${secret}`),
  );
  const own = parseEnv(
    read('deploy/compose/preview.env.example').replaceAll(/^(\w+)=$/gm, `$1=${secret}`),
  );
  const deployment = manifests.find(
    ({ kind, metadata }) => kind === 'Deployment' && metadata.name === 'preview',
  );
  const [{ env }] = deployment.spec.template.spec.containers;
  const inCluster = env.map(({ name, value }: { name: string; value: string }) => [name, value]);
  for (const fixed of [preview.environment, Object.fromEntries(inCluster)]) {
    const settings = { NODE_ENV: 'production', ...shared, ...own, ...fixed };
    const config = readConfig({ ...settings, REDIS_PASSWORD: undefined });
    expect(config).toMatchObject({ preview: { passphrase: secret }, redisUrl: undefined });
  }
});

test('the example has every required setting', () => {
  const example = Object.keys(parseEnv(read('deploy/compose/shop.env.example')));
  const required = Object.entries(environmentSchema.shape)
    .filter(([, setting]) => !setting.safeParse(undefined).success)
    .map(([name]) => name);
  expect(example).toEqual(expect.arrayContaining([...required, 'STAGE']));
});

test('the image and the manifests say nothing about STAGE, and pass every other setting on', () => {
  const image = [...read('deploy/Dockerfile').matchAll(/^ENV (.+)$/gm)].flatMap(([, values = '']) =>
    [...values.matchAll(/(?<![-\w])(\w+)=/g)].map(([, name]) => name),
  );
  expect(image).toContain('NODE_ENV');
  expect(image).not.toContain('STAGE');
  const { spec } = manifests.find(
    ({ kind, metadata }) => kind === 'Deployment' && metadata.name === 'storefront',
  );
  const [node] = spec.template.spec.containers;
  expect(node.envFrom).toEqual([
    { configMapRef: { name: 'storefront-settings' } },
    { secretRef: { name: 'storefront-secrets' } },
  ]);
  const own: string[] = node.env.map(({ name }: { name: string }) => name);
  expect(own).not.toContain('STAGE');
  // Node's own: by it an image finds its shop
  for (const name of [...image, ...own].filter((one) => one !== 'NODE_OPTIONS')) {
    expect(Object.keys(environmentSchema.shape)).toContain(name);
  }
});

test('the image has the shops as packages and the versions that only the storefront uses, and tries to load them', () => {
  const image = read('deploy/Dockerfile');
  expect(image).toMatch(/npm ci .*--omit=dev .*--workspace storefront --workspace shops\b/);
  expect(image).toContain(
    'COPY --from=runtime /shop/storefront/node_modules storefront/node_modules',
  );
  expect(image).toMatch(/^RUN node storefront\/server\/main\.ts .*build\/server\/index\.js/m);
});

test.each(['edge/routes.vcl', 'edge/ready.vcl', 'edge/storefront.vcl'])(
  'the image of the edge has %s',
  (file) => {
    expect(read('deploy/Dockerfile.edge')).toContain('COPY edge/*.vcl');
    expect(read(file)).not.toBe('');
  },
);

test('the overlay for the large size carries what docs/scale.md asks for', () => {
  const largest = (row: string) => {
    const cells = new RegExp(`^\\| ${row} \\|(.*)\\|$`, 'm').exec(read('docs/scale.md'))?.[1];
    return Number.parseFloat(cells?.split('|').at(-1)?.trim() ?? '');
  };
  const overlay = parse(read('deploy/overlays/large/kustomization.yaml'));
  const change = (name: string, path: string) =>
    overlay.patches
      .filter(({ target }: { target: { name: string } }) => target.name === name)
      .flatMap(({ patch }: { patch: string }) => parse(patch))
      .find((one: { path: string }) => one.path.endsWith(path))?.value;
  const replicas = overlay.patches
    .flatMap(({ patch }: { patch: string }) => parse(patch))
    .find((one: { path: string }) => one.path === '/spec/maxReplicas').value;
  expect(replicas * Number(change('storefront', '/resources').requests.cpu)).toBeGreaterThanOrEqual(
    largest('cores of nodes'),
  );
  const cache = largest('cache of each edge');
  expect(cache).toBeGreaterThan(1);
  expect(Number.parseFloat(change('redis-replicated', '/env/0/value'))).toBeGreaterThan(cache);
  expect(Number.parseFloat(change('edge', '/args/1').split(',')[1])).toBeGreaterThan(cache);
  for (const [name, setting] of Object.entries({
    edge: change('edge', '/args/1').split(',')[1],
    'redis-replicated': change('redis-replicated', '/env/0/value'),
  })) {
    const { requests } = change(name, '/resources');
    expect(Number.parseFloat(requests.memory), name).toBeGreaterThan(Number.parseFloat(setting));
  }
});
