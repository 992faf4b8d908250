import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { documents } from './mdx.ts';

interface ModuleGraph {
  getModuleInfo(id: string): { importers: string[] } | null;
}

export default defineConfig({
  plugins: [documents(), reactRouter()],
  build: {
    assetsInlineLimit: 0,
    // one stylesheet: what is rendered on the server but loaded late in the browser must not stand there unstyled
    cssCodeSplit: false,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              // few files compress better than many, and the framework's stays known from release to release
              groups: [
                {
                  name: 'framework',
                  test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/,
                  priority: 1,
                },
                {
                  debugName: 'shell',
                  name: (id, graph) => (isOnEveryPage(id, graph) ? 'shell' : null),
                  // it waits for texts, and those for the chunk they share with the shell
                  test: /^(?!.*entry\.client\.tsx)/,
                },
              ],
            },
          },
        },
      },
    },
  },
});

/** Whether what every page begins with imports it, be it in a roundabout way. */
function isOnEveryPage(id: string, graph: ModuleGraph, seen = new Set<string>()): boolean {
  if (/[\\/]app[\\/](entry\.client|root|routes[\\/]page-frame)\.tsx/.test(id)) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  return graph.getModuleInfo(id)?.importers.some((by) => isOnEveryPage(by, graph, seen)) ?? false;
}
