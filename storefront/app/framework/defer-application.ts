import type { EntryContext } from 'react-router';
import { type ApplicationFiles, applicationId } from '../starter/application-files.ts';
import localeDataWorker from '../starter/locale-data-worker.js?url';
import { pageDataId } from './page-data.ts';

const modulePreload = '<link rel="modulepreload" ';
const endOfScript = '</script>';
const hrefOf = / href="([^"]+)"/;

/**
 * Replaces React Router's module script, which would run while the page loads, by the addresses of its files as data for
 * the starter, and the script with its context by the page's data, unless that is null. React accepts the replaced
 * elements when it hydrates.
 */
export function deferApplication(html: string, context: EntryContext, data: string | null): string {
  // searched as text: regular expressions over a whole listing take two milliseconds
  const [first = '', ...links] = html.split(modulePreload);
  const preloads = links.map((link) => hrefOf.exec(` ${link}`)?.[1] ?? '');
  const rest = first + links.map((link) => link.slice(link.indexOf('>') + 1)).join('');
  const files = JSON.stringify(applicationFiles(context, preloads)).replaceAll('<', '\\u003c');
  const deferred = replaceScript(rest, ' type="module"', jsonScript(applicationId, files));
  return data === null
    ? deferred
    : replaceScript(deferred, 'window.__reactRouterContext = ', jsonScript(pageDataId, data));
}

function jsonScript(id: string, json: string): string {
  return `<script type="application/json" id="${id}">${json}</script>`;
}

/** The last script with this text. */
function replaceScript(html: string, text: string, replacement: string): string {
  const start = html.lastIndexOf('<script', html.lastIndexOf(text));
  if (start === -1) throw new Error(`the document has no script with ${text}`);
  const end = html.indexOf(endOfScript, start) + endOfScript.length;
  return html.slice(0, start) + replacement + html.slice(end);
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
  return {
    manifest: manifest.url,
    routes,
    entry: manifest.entry.module,
    preloads,
    localeDataWorker,
  };
}
