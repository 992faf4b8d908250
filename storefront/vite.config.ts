import { reactRouter } from '@react-router/dev/vite';
import type { Plugin as PostcssPlugin } from 'postcss';
import { defineConfig, type Plugin } from 'vite';
import { documents } from './mdx.ts';

const withMouse = '(hover: hover)';

/**
 * Rules for what the pointer is over count only where there is one: on a touch screen the last thing touched would keep
 * them, and each touch would be painted once more before it is answered.
 */
const hoverWithMouse: PostcssPlugin = {
  postcssPlugin: 'hover-with-mouse',
  Rule(rule, { AtRule }) {
    const { parent } = rule;
    if (parent?.type === 'atrule' && 'params' in parent && parent.params === withMouse) return;
    const isHover = (selector: string) => selector.includes(':hover');
    if (!rule.selectors.some(isHover)) return;
    const media = new AtRule({ name: 'media', params: withMouse });
    media.append(rule.clone({ selectors: rule.selectors.filter(isHover) }));
    rule.after(media);
    const others = rule.selectors.filter((selector) => !isHover(selector));
    if (others.length > 0) rule.selectors = others;
    else rule.remove();
  },
};

interface ModuleGraph {
  getModuleInfo(id: string): { importers: string[] } | null;
}

export default defineConfig({
  plugins: [documents(), reactRouter(), lightPreload(), keepImportedStyles()],
  css: { postcss: { plugins: [hoverWithMouse] } },
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

/** Whether what every page begins with imports it, be it in a roundabout way; no page is without a button. */
function isOnEveryPage(id: string, graph: ModuleGraph, seen = new Set<string>()): boolean {
  if (/[\\/]app[\\/](entry\.client|root|routes[\\/]page-frame|ui[\\/]button)\.tsx/.test(id))
    return true;
  if (seen.has(id)) return false;
  seen.add(id);
  return graph.getModuleInfo(id)?.importers.some((by) => isOnEveryPage(by, graph, seen)) ?? false;
}

/**
 * Vite leaves out a CSS module of which a build uses no class. The classes in a document's text are used by the server
 * alone, while the page links the browser's stylesheet: whatever is imported there stays in it.
 */
function keepImportedStyles(): Plugin {
  return {
    name: 'keep-imported-styles',
    enforce: 'post',
    transform: {
      filter: { id: /\.module\.css$/ },
      handler: () => ({ moduleSideEffects: 'no-treeshake' }),
    },
  };
}

/**
 * Vite's own helper for dynamic imports waits for their stylesheets; there is only one, in every page. This one only
 * fetches side by side what is imported together, at a third of the size, in front of every visit.
 */
function lightPreload(): Plugin {
  return {
    name: 'light-preload',
    enforce: 'pre',
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => `const seen = new Set();
        export function __vitePreload(load, files) {
          for (const file of files) {
            if (seen.has(file)) continue;
            seen.add(file);
            const link = document.createElement('link');
            link.rel = 'modulepreload';
            link.href = '/' + file;
            document.head.append(link);
          }
          return load();
        }`,
    },
  };
}
