import { type ApplicationFiles, applicationId } from './application-files.ts';

/** Loads what React Router's own module script would import, in the same order, and runs it. */
export async function startApplication() {
  await documentParsed();
  const files = readFiles();
  if (!files) return;
  preload(files, 'auto');
  await load(files.manifest);
  const routes = await Promise.all(
    Object.entries(files.routes).map(async ([id, urls]) => {
      const parts = await Promise.all(urls.map(load));
      return [id, Object.assign({}, ...parts)] as const;
    }),
  );
  Object.assign(window, { __reactRouterRouteModules: Object.fromEntries(routes) });
  await load(files.entry);
}

/** Called when the page is loaded: nothing waits for these files yet. */
export function preloadApplication() {
  const files = readFiles();
  if (files) preload(files, 'low');
}

function preload({ preloads }: ApplicationFiles, priority: 'low' | 'auto') {
  for (const href of preloads) {
    if (document.head.querySelector(`link[href="${href}"]`)) continue;
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.fetchPriority = priority;
    link.href = href;
    document.head.append(link);
  }
}

/** Retries once. */
function load(url: string): Promise<object> {
  const module = () => import(/* @vite-ignore */ url);
  return module().catch(module);
}

function documentParsed(): Promise<unknown> | undefined {
  if (document.readyState !== 'loading') return;
  return new Promise((resolve) => addEventListener('DOMContentLoaded', resolve, { once: true }));
}

function readFiles(): ApplicationFiles | null {
  const json = document.getElementById(applicationId)?.textContent;
  // written by the server of the same release
  return json ? (JSON.parse(json) as ApplicationFiles) : null;
}
