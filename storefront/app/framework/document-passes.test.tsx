import { createHash } from 'node:crypto';
import { renderToString } from 'react-dom/server';
import {
  createRequestHandler,
  type EntryContext,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ServerBuild,
  ServerRouter,
} from 'react-router';
import { beforeAll, expect, test } from 'vitest';
import { deferApplication } from './defer-application.ts';
import { hashInlineScripts } from './inline-script-hashes.ts';
import { encodePageData } from './page-data.ts';

const nonce = 'abc123';

function Root() {
  return (
    <html lang="en">
      <head>
        <title>Test</title>
      </head>
      <body>
        <Outlet />
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

const routeAssets = {
  id: 'root',
  module: '/assets/root.js',
  imports: ['/assets/shell.js'],
  ...{ hasAction: false, hasLoader: false, hasErrorBoundary: false, hasDefaultExport: true },
  ...{ hasClientAction: false, hasClientLoader: false, hasClientMiddleware: false },
  ...{ clientActionModule: undefined, clientLoaderModule: '/assets/root-client-loader.js' },
  ...{ clientMiddlewareModule: undefined, hydrateFallbackModule: undefined },
};

/** A document as React Router renders it, before any of our passes. */
async function renderDocument(): Promise<string> {
  const build = {
    ...{ basename: '/', publicPath: '/', assetsBuildDirectory: 'client', ssr: true },
    ...{ isSpaMode: false, future: {}, prerender: [], routeDiscovery: { mode: 'initial' } },
    routes: { root: { id: 'root', path: '', module: { default: Root } } },
    assets: {
      entry: { module: '/assets/entry.js', imports: ['/assets/framework.js'] },
      routes: { root: routeAssets },
      url: '/assets/manifest.js',
      version: '1',
    },
    entry: {
      module: {
        default: (request: Request, status: number, headers: Headers, context: EntryContext) => {
          entryContext = context;
          return new Response(
            renderToString(<ServerRouter context={context} url={request.url} nonce={nonce} />),
            { status, headers },
          );
        },
      },
    },
  } as unknown as ServerBuild;
  const response = await createRequestHandler(build, 'production')(new Request('https://a.test/'));
  return response.text();
}

let rendered = '';
let entryContext: EntryContext;
beforeAll(async () => {
  rendered = await renderDocument();
});

test('every inline script of React Router is hashed, and no nonce is left', () => {
  const { html, hashes } = hashInlineScripts(rendered, nonce);
  const scripts = [...html.matchAll(/<script[^>]*>([\s\S]+?)<\/script>/g)].map(
    ([, text = '']) => text,
  );
  expect(scripts.length).toBeGreaterThanOrEqual(3);
  for (const script of scripts) {
    expect(hashes).toContain(`sha256-${createHash('sha256').update(script).digest('base64')}`);
  }
  expect(html).not.toContain(nonce);
});

test('the scripts of React Router are listed as data instead of being run or preloaded', () => {
  const html = deferApplication(rendered, entryContext, null);
  expect(html).not.toContain('modulepreload');
  expect(html).not.toContain('type="module"');
  const [, json = ''] =
    /<script type="application\/json" id="application">(.*?)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(json)).toEqual({
    manifest: '/assets/manifest.js',
    routes: { root: ['/assets/root-client-loader.js', '/assets/root.js'] },
    entry: '/assets/entry.js',
    preloads: [
      '/assets/manifest.js',
      '/assets/entry.js',
      '/assets/framework.js',
      '/assets/root.js',
      '/assets/root-client-loader.js',
      '/assets/shell.js',
    ],
    localeDataWorker: expect.stringContaining('locale-data-worker'),
  });
});

test('the data of a page replaces the script with React Router’s context', () => {
  const data = encodePageData(entryContext);
  const html = deferApplication(rendered, entryContext, data);
  expect(html).toContain(`<script type="application/json" id="page-data">${data}</script>`);
  expect(html).not.toContain('window.__reactRouterContext');
  expect(html.match(/<script/g)).toHaveLength(rendered.match(/<script/g)?.length ?? 0);
});

test('the data is React Router’s context and the loaders’ data, and cannot end its script', () => {
  const loaderData = { root: { name: '</script><!--', prices: [1.5, null], nested: { a: 'ä' } } };
  const staticHandlerContext = { ...entryContext.staticHandlerContext, loaderData };
  const data = encodePageData({ ...entryContext, staticHandlerContext }) ?? '';
  expect(data).not.toContain('<');
  expect(JSON.parse(data)).toMatchObject({
    context: { basename: '/', ssr: true, isSpaMode: false },
    state: { loaderData },
  });
});

test('a failed page keeps React Router’s format, which knows errors', () => {
  const errors = { root: new Error('failed') };
  const staticHandlerContext = { ...entryContext.staticHandlerContext, errors };
  expect(encodePageData({ ...entryContext, staticHandlerContext })).toBeNull();
});

test('a document without React Router’s scripts is an error', () => {
  expect(() => deferApplication('<html></html>', entryContext, null)).toThrow('no script with');
});
