import { retryOnce } from '../ui/retry-once.ts';
import { type ApplicationFiles, applicationId } from './application-files.ts';
import { loadLocaleData } from './load-locale-data.ts';
import { nextTask } from './next-task.ts';

/** Each takes up to half a millisecond, and four times that on a phone. */
const preloadsPerTask = 6;

/** Imports what React Router's own module script would, in the same order. */
export async function startApplication() {
  await documentParsed();
  const files = readFiles();
  if (!files) return;
  loadLocaleData(files.localeDataWorker);
  preload(files.preloads, 'auto');
  for (const file of files.first) await load(file);
  const routes = await Promise.all(
    Object.entries(files.routes).map(async ([id, urls]) => {
      const parts = await Promise.all(urls.map(load));
      return [id, Object.assign({}, ...parts)] as const;
    }),
  );
  Object.assign(window, { __reactRouterRouteModules: Object.fromEntries(routes) });
  await load(files.entry);
}

/** Called when the page is loaded: nothing waits for these files yet, so they are asked for in several tasks. */
export async function preloadApplication() {
  const files = readFiles();
  if (!files) return;
  loadLocaleData(files.localeDataWorker);
  for (let first = 0; first < files.preloads.length; first += preloadsPerTask) {
    await nextTask();
    preload(files.preloads.slice(first, first + preloadsPerTask), 'low');
  }
}

function preload(preloads: string[], priority: 'low' | 'auto') {
  for (const href of preloads) {
    if (document.head.querySelector(`link[href="${href}"]`)) continue;
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.fetchPriority = priority;
    link.href = href;
    document.head.append(link);
  }
}

function load(url: string): Promise<object> {
  return retryOnce(() => import(/* @vite-ignore */ url));
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
