import type { EntryContext } from 'react-router';
import { type ApplicationFiles, applicationId } from '../starter/application-files.ts';

const moduleScript = /<script[^>]* type="module"[^>]*>[\s\S]*?<\/script>/;
const modulePreload = /<link rel="modulepreload" [^>]*?href="([^"]+)"[^>]*>/g;

/**
 * Replaces React Router's module script, which would run while the page loads, by the addresses of its files as data for
 * the starter. React accepts the replaced element when it hydrates.
 */
export function deferApplication(html: string, context: EntryContext): string {
  if (!moduleScript.test(html)) throw new Error('the document has no module script');
  const preloads = [...html.matchAll(modulePreload)].map(([, href = '']) => href);
  const files = JSON.stringify(applicationFiles(context, preloads)).replaceAll('<', '\\u003c');
  return html
    .replaceAll(modulePreload, '')
    .replace(
      moduleScript,
      () => `<script type="application/json" id="${applicationId}">${files}</script>`,
    );
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
  return { manifest: manifest.url, routes, entry: manifest.entry.module, preloads };
}
