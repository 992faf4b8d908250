import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createServer } from 'vite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { documents } from './mdx.ts';

let root: string;
let cacheDir: string;

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'documents-'));
  cacheDir = path.join(root, 'cache');
});

afterEach(() => rm(root, { recursive: true }));

/** The compiled document, as a development server of its own makes it. */
async function compileWithNewServer(source: string): Promise<string> {
  await writeFile(path.join(root, 'page.mdx'), source);
  const server = await createServer({
    configFile: false,
    logLevel: 'silent',
    root,
    cacheDir,
    server: { middlewareMode: true, ws: false },
    optimizeDeps: { noDiscovery: true },
    plugins: [documents()],
  });
  try {
    return (await server.environments.ssr.transformRequest('/page.mdx'))?.code ?? '';
  } finally {
    await server.close();
  }
}

it('compiles a changed document anew at the next start', async () => {
  expect(await compileWithNewServer('Light roast')).toContain('Light roast');
  expect(await compileWithNewServer('Dark roast')).toContain('Dark roast');
});

it('keeps an unchanged document compiled for the next start', async () => {
  await compileWithNewServer('Light roast');
  const folder = path.join(cacheDir, 'documents-development');
  const [file = ''] = await readdir(folder);
  await writeFile(path.join(folder, file), 'export const isKept = true;');
  expect(await compileWithNewServer('Light roast')).toContain('isKept');
});
