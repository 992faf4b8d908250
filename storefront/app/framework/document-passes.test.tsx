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
  hasAction: false,
  hasLoader: false,
  hasErrorBoundary: false,
  hasDefaultExport: true,
  hasClientAction: false,
  hasClientLoader: false,
  hasClientMiddleware: false,
  clientActionModule: undefined,
  clientLoaderModule: '/assets/root-client-loader.js',
  clientMiddlewareModule: undefined,
  hydrateFallbackModule: undefined,
};

/** A document as React Router renders it, before any of our passes. */
async function renderDocument(): Promise<string> {
  const build = {
    basename: '/',
    publicPath: '/',
    assetsBuildDirectory: 'client',
    ssr: true,
    isSpaMode: false,
    future: {},
    prerender: [],
    routeDiscovery: { mode: 'initial' },
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
  const html = deferApplication(rendered, entryContext);
  expect(html).not.toContain('modulepreload');
  expect(html).not.toContain('type="module"');
  const [, json = ''] =
    /<script type="application\/json" id="application">(.*?)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(json)).toEqual({
    first: ['/assets/manifest.js'],
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

test('in development what hot updates need is imported first', () => {
  const manifest = { ...entryContext.manifest, hmr: { runtime: '/hmr.js' } };
  const html = deferApplication(rendered, { ...entryContext, manifest });
  expect(html).toContain('{"first":["/hmr.js","/assets/manifest.js"],');
});

test('a document without React Router’s scripts is an error', () => {
  expect(() => deferApplication('<html></html>', entryContext)).toThrow('no module script');
});
