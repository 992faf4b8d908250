import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import type { Plugin as PostcssPlugin } from 'postcss';
import { defaultClientConditions, defaultServerConditions, defineConfig, type Plugin } from 'vite';
import { chunkAmong, kinds } from './app/framework/page-chunk.ts';
import { starterScript } from './app/framework/starter-plugin.ts';
import { documents } from './mdx.ts';
import { shopCondition, shopFolder } from './shop-folder.ts';

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

/** Later ones win, in whatever order the files are loaded; the order is declared in app/ui/layers.css. */
const layers = ['ui', 'shell', 'merchandise'];

const order = /@layer ([^;]*);/.exec(
  readFileSync(new URL('app/ui/layers.css', import.meta.url), 'utf8'),
)?.[1];

/**
 * Puts a CSS module into the cascade layer of its folder. In development each declares the order of the layers: the
 * browser gets every file by itself, those of the page before those of the frame.
 */
const layerByFolder = (isDevelopment: boolean): PostcssPlugin => ({
  postcssPlugin: 'layer-by-folder',
  Once(root, { AtRule }) {
    const file = root.source?.input.file ?? '';
    const folder = /[\\/]app[\\/]([\w-]+)[\\/].*\.module\.css$/.exec(file)?.[1];
    if (!folder) return;
    const params = layers.includes(folder) ? folder : 'pages';
    const layer = new AtRule({ name: 'layer', params });
    layer.append(root.nodes);
    root.append(layer);
    if (isDevelopment && order) root.prepend(new AtRule({ name: 'layer', params: order }));
  },
});

export default defineConfig(({ command }) => ({
  resolve: { conditions: [shopCondition, ...defaultClientConditions] },
  ssr: { resolve: { conditions: [shopCondition, ...defaultServerConditions] } },
  publicDir: fileURLToPath(new URL('public', shopFolder)),
  plugins: [documents(), reactRouter(), starterScript(), keepImportedStyles()],
  css: {
    postcss: { plugins: [layerByFolder(command === 'serve'), hoverWithMouse] },
    ...(command === 'build' && { modules: { generateScopedName: '[hash:base64:5]' } }),
  },
  build: {
    assetsInlineLimit: 0,
  },
  // loaded late: found on a first visit only, they would reload the page
  optimizeDeps: { include: ['@sentry/browser', 'web-vitals'] },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                {
                  name: 'framework',
                  test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]|rolldown[\\/]runtime/,
                  priority: 6,
                },
                // the most shared first
                { debugName: 'shell', name: chunkAmong('shell'), priority: 5 },
                { debugName: 'shared', name: chunkAmong('shared'), priority: 4 },
                { debugName: 'buying', name: chunkAmong('buying'), priority: 3 },
                // error pages would load the comparison with it
                { name: 'use-content', test: /[\\/](use|load)-content\.ts/, priority: 2 },
                // loaded with the first interaction, so not with the page of the cart
                { name: 'cart-client', test: /[\\/]app[\\/]cart[\\/]add-item\.ts/, priority: 2 },
                // with one kind of page they would bring its scripts and styles to the windows of all others
                { name: 'controls', test: /[\\/]ui[\\/](accordion|checkbox)\.tsx/, priority: 2 },
                {
                  name: 'further-controls',
                  test: /[\\/](ui[\\/](field|switch|rating|star-\w+)|product-rating)\.tsx?$/,
                  priority: 2,
                },
                { debugName: 'kinds', name: chunkAmong(...Object.values(kinds)), priority: 1 },
                { debugName: 'others', name: chunkAmong('others') },
              ],
            },
          },
        },
      },
    },
  },
}));

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
