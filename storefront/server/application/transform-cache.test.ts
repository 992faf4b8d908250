import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createServer } from 'vite';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { keepTransforms } from './transform-cache.ts';

const root = mkdtempSync(path.join(tmpdir(), 'transforms-'));
const write = (name: string, code: string) => writeFileSync(path.join(root, name), code);
afterAll(() => rmSync(root, { recursive: true }));
beforeEach(() => {
  rmSync(path.join(root, 'cache'), { recursive: true, force: true });
  write(
    'page.ts',
    "import { price } from './price.ts';\nexport const page: string = 'costs ' + price;",
  );
  write('price.ts', 'export const price: number = 5;');
});

/** A development server, and the names of the modules that it has transformed. */
async function startVite(inputs: string[]) {
  const transformed: string[] = [];
  const vite = await createServer({
    root,
    configFile: false,
    cacheDir: path.join(root, 'cache'),
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false, watch: null },
    plugins: [
      {
        name: 'count',
        transform: (_code: string, id: string) => {
          transformed.push(path.basename(id));
        },
      },
    ],
  });
  keepTransforms(vite.environments.ssr, inputs);
  const load = async () => (await vite.ssrLoadModule('/page.ts')).page;
  return { vite, transformed, load };
}

async function pageOf(inputs: string[]) {
  const { vite, transformed, load } = await startVite(inputs);
  const page = await load();
  await vite.close();
  return { page, transformed };
}

test('the next start transforms only what has changed', async () => {
  const first = await pageOf(['settings']);
  expect(first).toEqual({ page: 'costs 5', transformed: ['page.ts', 'price.ts'] });
  expect(await pageOf(['settings'])).toEqual({ page: 'costs 5', transformed: [] });
  write('price.ts', 'export const price: number = 7;');
  expect(await pageOf(['settings'])).toEqual({ page: 'costs 7', transformed: ['price.ts'] });
});

test('other settings transform everything again', async () => {
  await pageOf(['settings']);
  expect((await pageOf(['other settings'])).transformed).toEqual(['page.ts', 'price.ts']);
});

test('an edit reaches the modules that import it, also if they were kept', async () => {
  await pageOf(['settings']);
  const { vite, load } = await startVite(['settings']);
  expect(await load()).toBe('costs 5');
  write('price.ts', 'export const price: number = 9;');
  vite.environments.ssr.moduleGraph.onFileChange(path.join(root, 'price.ts'));
  expect(await load()).toBe('costs 9');
  await vite.close();
});

test('a module that lists files is transformed at every start', async () => {
  write('page.ts', "export const page = Object.keys(import.meta.glob('./*.ts')).length;");
  expect((await pageOf(['settings'])).page).toBe(1);
  write('third.ts', '');
  expect((await pageOf(['settings'])).page).toBe(2);
  rmSync(path.join(root, 'third.ts'));
});
