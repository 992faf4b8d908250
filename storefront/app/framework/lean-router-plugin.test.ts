import { build } from 'vite';
import { expect, test } from 'vitest';
import config from '../../react-router.config.ts';
import { leanRouter } from './lean-router-plugin.ts';

async function buildRouter(plugins: ReturnType<typeof leanRouter>[]): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    // Vitest runs in another mode than the build
    resolve: { conditions: ['module', 'browser', 'production'] },
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        input: 'entry',
        external: /^react(-dom)?($|\/)/,
        preserveEntrySignatures: 'strict',
      },
    },
    plugins: [
      ...plugins,
      {
        name: 'test-entry',
        resolveId: (id) => (id === 'entry' ? id : null),
        load: (id) =>
          id === 'entry' ? "export { HydratedRouter } from 'react-router/dom';" : null,
      },
    ],
  });
  const outputs = Array.isArray(result) ? result : [result];
  return outputs
    .flatMap((output) => ('output' in output ? output.output : []))
    .map((file) => (file.type === 'chunk' ? file.code : ''))
    .join('\n');
}

test('the features it leaves out are off', () => {
  expect(config.routeDiscovery).toEqual({ mode: 'initial' });
  expect(config).not.toHaveProperty('future.unstable_customRouteDiscovery');
});

test('React Router still has them in files of their own', { timeout: 60_000 }, async () => {
  const [whole, lean] = await Promise.all([buildRouter([]), buildRouter([leanRouter()])]);
  for (const mark of ['data-discover]', 'The full route manifest does not match']) {
    expect(whole).toContain(mark);
    expect(lean).not.toContain(mark);
  }
  // all three of them
  expect(lean.length).toBeLessThan(whole.length * 0.92);
});
