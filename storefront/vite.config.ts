import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import type { Plugin as PostcssPlugin } from 'postcss';
import { defineConfig, type Plugin } from 'vite';
import { reloadOnEarlyEdits } from './app/framework/early-edits-plugin.ts';
import { pageStyles } from './app/framework/page-styles-plugin.ts';
import { shortClassNames } from './app/framework/short-class-names.ts';
import { starterScript } from './app/framework/starter-plugin.ts';
import { parseMarkets } from './app/i18n/parse-markets.ts';
import { documents } from './mdx.ts';

const withMouse = '(hover: hover)';

/**
 * Wraps hover rules in `@media (hover: hover)`: on a touch screen the last element touched would keep them, and each tap
 * would cause an extra paint before it is handled.
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

const app = fileURLToPath(new URL('app', import.meta.url));
const classNames = shortClassNames(app);

/** Pages with a stylesheet of their own beside that of all pages. */
const stylesheets = {
  brands: ['brands'],
  cart: ['cart'],
  compare: ['compare'],
  declaration: ['cancellation', 'withdrawal'],
  editorial: ['article', 'content-page', 'newsletter'],
  home: ['home'],
  listing: ['collection', 'search'],
  product: ['product'],
};

interface ModuleGraph {
  getModuleInfo(id: string): { importers: string[] } | null;
}

export default defineConfig(({ command }) => ({
  plugins: [
    documents(),
    reactRouter(),
    starterScript(),
    keepImportedStyles(),
    pageStyles({ app, pages: stylesheets, moduleOf: classNames.moduleOf }),
    reloadOnEarlyEdits(),
  ],
  define: { __SHOP_MARKETS__: JSON.stringify(parseMarkets(process.env.SHOP_MARKETS ?? '')) },
  css: {
    postcss: { plugins: [hoverWithMouse] },
    ...(command === 'build' && { modules: { generateScopedName: classNames.nameOf } }),
  },
  build: {
    assetsInlineLimit: 0,
    // one stylesheet, which pageStyles splits by page: parts that the server renders and the browser loads lazily must
    // not be unstyled
    cssCodeSplit: false,
  },
  // loaded late: found on a first visit only, they would reload the page
  optimizeDeps: { include: ['@sentry/browser', 'web-vitals'] },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              // few files compress better than many, and the framework's chunk stays cached across releases
              groups: [
                {
                  name: 'framework',
                  test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/,
                  priority: 1,
                },
                {
                  debugName: 'shell',
                  name: (id, graph) => (isOnEveryPage(id, graph) ? 'shell' : null),
                  // the entry awaits texts, which import the shell chunk: inside it, it would wait for itself
                  test: /^(?!.*entry\.client\.tsx)/,
                },
              ],
            },
          },
        },
      },
    },
  },
}));

/** Whether the modules that every page needs import it, directly or indirectly. */
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
