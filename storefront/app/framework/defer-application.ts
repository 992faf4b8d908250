import type { EntryContext } from 'react-router';
import { type ApplicationFiles, applicationId } from '../starter/application-files.ts';
import localeDataWorker from '../starter/locale-data-worker.js?url';

const modulePreload = '<link rel="modulepreload" ';
const endOfScript = '</script>';
const hrefOf = / href="([^"]+)"/;

/**
 * Replaces the module script of React Router's `<Scripts>`, which would run while the page loads, by the addresses of its
 * files as data for the starter. React accepts the replaced element when it hydrates.
 */
export function deferApplication(html: string, context: EntryContext): string {
  // searched as text: regular expressions over a whole listing take two milliseconds
  const [first = '', ...links] = html.split(modulePreload);
  const preloads = links.map((link) => hrefOf.exec(` ${link}`)?.[1] ?? '');
  const rest = first + links.map((link) => link.slice(link.indexOf('>') + 1)).join('');
  const files = JSON.stringify(applicationFiles(context, preloads)).replaceAll('<', '\\u003c');
  const start = rest.lastIndexOf('<script', rest.lastIndexOf(' type="module"'));
  if (start === -1) throw new Error('the document has no module script');
  const end = rest.indexOf(endOfScript, start) + endOfScript.length;
  const script = `<script type="application/json" id="${applicationId}">${files}${endOfScript}`;
  return rest.slice(0, start) + script + rest.slice(end);
}

function applicationFiles(
  { manifest, staticHandlerContext }: EntryContext,
  preloads: string[],
): ApplicationFiles {
  const routes: ApplicationFiles['routes'] = {};
  for (const { route } of staticHandlerContext.matches) {
    const files = manifest.routes[route.id];
    if (!files) throw new Error(`the manifest has no route ${route.id}`);
    routes[route.id] = [
      files.clientActionModule,
      files.clientLoaderModule,
      files.clientMiddlewareModule,
      files.hydrateFallbackModule,
      files.module,
    ].filter((file) => file !== undefined);
  }
  const { hmr, url, entry } = manifest;
  return {
    first: hmr ? [hmr.runtime, url] : [url],
    routes,
    entry: entry.module,
    preloads,
    localeDataWorker,
  };
}
