import { build } from 'vite';
import { expect, test } from 'vitest';
import { lightPreload } from './light-preload-plugin.ts';

const modules: Record<string, string> = {
  entry: "export const load = () => import('virtual:page');",
  'virtual:page': "import { shared } from 'virtual:shared'; export const page = shared;",
  'virtual:shared': 'export const shared = Math.random();',
};

/** The code that Vite writes for a dynamic import whose file needs another one. */
async function buildCode(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        input: 'entry',
        output: { codeSplitting: { groups: [{ name: 'shared', test: /virtual:shared/ }] } },
        preserveEntrySignatures: 'strict',
      },
    },
    plugins: [
      lightPreload(),
      {
        name: 'test-modules',
        resolveId: (id) => (id in modules ? `\0${id}` : null),
        load: (id) => modules[id.slice(1)] ?? null,
      },
    ],
  });
  const outputs = Array.isArray(result) ? result : [result];
  return outputs
    .flatMap((output) => ('output' in output ? output.output : []))
    .map((file) => (file.type === 'chunk' ? file.code : ''))
    .join('\n');
}

test('Vite still uses the replaced helper for dynamic imports', async () => {
  const code = await buildCode();
  expect(code).toContain('__vitePreload');
  expect(code).toContain('document.head.append(link)');
  // the event of Vite's own helper
  expect(code).not.toContain('vite:preloadError');
});
