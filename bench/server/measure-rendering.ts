// Loaded into a node with --import: counts the CPU time that react-dom itself needs, for `npm run bench server` and others.
import { createServer } from 'node:http';
import { createRequire, registerHooks } from 'node:module';

type ReactDomServer = typeof import('react-dom/server');
type Render = ReactDomServer['renderToPipeableStream'];

const address = 'bench:react-dom-server';
const storefront = createRequire(new URL('../../storefront/package.json', import.meta.url));
const reactDom: ReactDomServer = storefront('react-dom/server');
const rendering = { count: 0, microseconds: 0 };

/** Renders as react-dom does; the time until the whole page is ready counts, and the time to write its HTML. */
const renderToPipeableStream: Render = (page, options) => {
  const started = process.cpuUsage();
  const stream = reactDom.renderToPipeableStream(page, {
    ...options,
    onAllReady() {
      count(started);
      rendering.count += 1;
      options?.onAllReady?.();
    },
  });
  return {
    ...stream,
    pipe(destination) {
      const startedWriting = process.cpuUsage();
      stream.pipe(destination);
      count(startedWriting);
      return destination;
    },
  };
};

/** Parts of a page that only the server renders. */
const renderToStaticMarkup: ReactDomServer['renderToStaticMarkup'] = (...part) => {
  const started = process.cpuUsage();
  const html = reactDom.renderToStaticMarkup(...part);
  count(started);
  return html;
};

function count(since: NodeJS.CpuUsage) {
  const { user, system } = process.cpuUsage(since);
  rendering.microseconds += user + system;
}

Reflect.set(globalThis, address, { ...reactDom, renderToPipeableStream, renderToStaticMarkup });

registerHooks({
  resolve(specifier, context, next) {
    if (specifier !== 'react-dom/server') return next(specifier, context);
    return { url: address, format: 'module', shortCircuit: true };
  },
  load(url, context, next) {
    if (url !== address) return next(url, context);
    const source = `
      export const { renderToPipeableStream, renderToStaticMarkup } = globalThis['${address}'];`;
    return { format: 'module', source, shortCircuit: true };
  },
});

const port = Number(process.env.PORT) + 70;
createServer((_, response) => {
  const { user, system } = process.cpuUsage();
  response.end(JSON.stringify({ total: user + system, rendering }));
})
  .listen(port, '127.0.0.1')
  .unref();
