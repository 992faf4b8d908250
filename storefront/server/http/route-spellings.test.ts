import { readFileSync } from 'node:fs';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import fc from 'fast-check';
import { createRequestHandler, type ServerBuild } from 'react-router';
import { expect, test } from 'vitest';
import { matchRoute, moduleFile, routeTable } from '../../app/route-table.ts';
import routes from '../../app/routes.ts';
import { checkRequestTarget } from './request-target.ts';

const runs = 6_000;

/** React Router's own handler, with the shop's routes and modules that only say which of them was called. */
function createRouter() {
  const called = { module: null as string | null };
  // middleware runs whatever `_routes` asks for
  const record = (file: string) => () => {
    called.module = file;
  };
  const entries: ServerBuild['routes'] = {
    root: { id: 'root', path: '', module: { default: () => null } },
  };
  const add = (parentId: string) => (entry: RouteConfigEntry) => {
    const { file, path, index, caseSensitive, children } = entry;
    const isFrame = children !== undefined;
    entries[file] = {
      id: file,
      parentId,
      caseSensitive,
      ...(index ? { index } : { path }),
      module: {
        middleware: [isFrame ? languageOnly : record(file)],
        loader: () => new Response(),
        ...(file.endsWith('.tsx') && { default: () => null }),
      },
    } as ServerBuild['routes'][string];
    for (const child of children ?? []) add(file)(child);
  };
  /** As in routes/page-frame.tsx. */
  const languageOnly = ({ params }: { params: { lang?: string } }) => {
    if (/^[a-z]{2}(-[a-z]{2})?$/.test(params.lang ?? '')) return;
    called.module = 'routes/address-without-language.tsx';
    throw new Response();
  };
  for (const entry of routes) add('root')(entry);
  const handle = createRequestHandler(
    {
      routes: entries,
      ssr: true,
      isSpaMode: false,
      future: {},
      prerender: [],
      publicPath: '/',
      assetsBuildDirectory: '',
      basename: '/',
      routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
      assets: { routes: {}, entry: { imports: [], module: '' }, url: '', version: '' },
      entry: { module: { default: () => new Response(), handleError() {} } },
    } as unknown as ServerBuild,
    'production',
  );
  return async (target: string): Promise<string | null> => {
    called.module = null;
    await handle(new Request(`https://shop.example${target}`));
    return called.module;
  };
}

const router = createRouter();

/** As node-listener.ts answers: redirects are followed, null is a rejection. */
function canonical(target: string): string | null {
  const early = checkRequestTarget('GET', target);
  if (!early) return target;
  if (!early.location) return null;
  expect(checkRequestTarget('GET', early.location), `${target} is redirected twice`).toBeNull();
  return early.location;
}

const segments = routeTable
  .flatMap(({ pattern }) => pattern.split('/').slice(1))
  .filter((segment) => !/[:*]/.test(segment));
const segment = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...segments) },
  { weight: 2, arbitrary: fc.constantFrom('de', 'en', 'da', 'fr', 'DE', 'de-AT', 'x') },
  fc.constantFrom('google-de.xml', 'products-de-1.xml', 'crema', 'crema.md', 'c', 'p', 'a', 'e'),
  fc.constantFrom('_', '_ui', '__manifest', '.', '..', '%2e', '%2F', '%5c', '', '*', ':lang', 'é'),
  fc.stringMatching(/^[a-zA-Z0-9._~!$&'()*+,;=:@-]{1,6}$/),
);
const rowPath = fc
  .tuple(fc.constantFrom(...routeTable.map(({ pattern }) => pattern)), fc.boolean())
  .map(([pattern, hasOptional]) =>
    pattern
      .replace(':lang', 'de')
      .replaceAll(/\/:\w+\?/g, hasOptional ? '/crema' : '')
      .replaceAll(/:\w+/g, 'crema')
      .replace('*', 'products/crema'),
  );
const path = fc.oneof(
  rowPath,
  fc.array(segment, { maxLength: 5 }).map((parts) => `/${parts.join('/')}`),
);
const suffix = fc.constantFrom(
  '',
  '',
  '',
  '/',
  '//',
  '.data',
  '.data',
  '/_.data',
  '/.data',
  '_.data',
  '.data.data',
  '.data/',
  '.DATA',
  '.md',
  '.md.data',
  '/_',
  '/index',
  '.rsc',
  '.manifest',
  '#x',
  ';x',
  '%00',
);
const query = fc.constantFrom(
  '',
  '',
  '?n=1',
  '?_routes=root',
  '?_routes=a&_routes=b',
  '?q=a&q=b',
  '?index',
  '?/../x',
);
/** Each character as it is, percent-encoded, or in the other case. */
const spelling = fc.constantFrom('', '', 'encoded', 'upper', 'doubled slash');

const hostileTarget = fc
  .tuple(path, suffix, query, spelling, fc.nat({ max: 200 }))
  .map(([address, end, search, way, position]) => {
    const whole = address + end;
    const at = position % whole.length;
    const character = whole[at] ?? '';
    const code = character.charCodeAt(0).toString(16).padStart(2, '0');
    const spelled = {
      '': character,
      encoded: code.length === 2 ? `%${code}` : character,
      upper: character.toUpperCase(),
      'doubled slash': character === '/' ? '//' : character,
    }[way];
    return whole.slice(0, at) + spelled + whole.slice(at + 1) + search;
  });

test('every spelling of an address is answered by the module that the route table names, or by none', async () => {
  await fc.assert(
    fc.asyncProperty(hostileTarget, async (target) => {
      const address = canonical(target);
      if (address === null) return;
      const row = matchRoute(new URL(address, 'https://shop.example').pathname);
      // without a module the server answers before the router
      if (!row?.module) return;
      expect(await router(address), address).toBe(moduleFile(row.module));
    }),
    { numRuns: runs },
  );
  // 4 s where nothing else runs
}, 120_000);

test('the edge passes the private rows of the table and no other', () => {
  const vcl = readFileSync(new URL('../../../edge/routes.vcl', import.meta.url), 'utf8');
  const [, pattern = ''] = /sub pass_private_routes \{\s*if \(req\.url ~ "(.*)"\)/.exec(vcl) ?? [];
  const isPassed = new RegExp(pattern);
  fc.assert(
    fc.property(hostileTarget, (target) => {
      const address = canonical(target);
      if (address === null) return;
      const row = matchRoute(new URL(address, 'https://shop.example').pathname);
      expect(isPassed.test(address), address).toBe(row?.access === 'private');
    }),
    { numRuns: runs },
  );
});

test.each([
  '/feeds/google-de.xml/_.data?n=1',
  '/feeds/google-de.xml.data',
  '/sitemaps/products-de-1.xml.data',
  '/de/search/suggestions/_.data?q=a',
  '/de/search/suggestions.data?q=a',
  '/de/newsletter/sign-up/_.data',
  '/de/withdrawal/_.data',
  '/de/_.data',
  '/.data',
  '/_.data',
])('%s has no row: the router never sees it', (target) => {
  expect(checkRequestTarget('GET', target)).toBeNull();
  expect(matchRoute(new URL(target, 'https://shop.example').pathname)).toBeNull();
});
