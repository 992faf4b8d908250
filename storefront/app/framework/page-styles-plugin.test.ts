import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createBuilder } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { pageStyles } from './page-styles-plugin.ts';

const styles = (...names: string[]) =>
  Object.fromEntries(names.map((name) => [`parts/${name}.module.css`, `.${name}{--${name}:1}`]));
/** Vite leaves out a module of which no class is used. */
const imports = (...names: string[]) =>
  names
    .map((name) => `import ${name} from '/parts/${name}.module.css'; use(${name}.${name});`)
    .join('\n');

const app = {
  'root.tsx': imports('frame'),
  'routes/home.tsx': imports('card'),
  'routes/product.tsx': `${imports('card', 'gallery')}\nuse(() => import('../parts/reviews.ts'));`,
  'parts/reviews.ts': imports('reviews'),
  'entry.server.tsx': "import './routes/home.tsx'; import './routes/product.tsx';",
  ...styles('frame', 'card', 'gallery', 'reviews'),
};

/** A builder of an app with these files, whose product pages have a stylesheet of their own. */
async function builderOf(files: Record<string, string>) {
  const folder = await mkdtemp(path.join(tmpdir(), 'page-styles-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), text);
  }
  const input = ['root', 'routes/home', 'routes/product'];
  const builder = await createBuilder({
    ...{ configFile: false, logLevel: 'silent', root: folder },
    css: { modules: { generateScopedName: '[local]' } },
    build: { cssCodeSplit: false, manifest: true },
    environments: {
      client: {
        build: {
          rolldownOptions: { input: input.map((name) => path.join(folder, `${name}.tsx`)) },
        },
      },
      ssr: {
        build: { ssr: true, rolldownOptions: { input: path.join(folder, 'entry.server.tsx') } },
      },
    },
    plugins: [
      pageStyles({
        app: folder,
        pages: { product: ['product'] },
        moduleOf: (name) => `parts/${name}.module.css`,
      }),
    ],
  });
  return {
    async build(name: 'client' | 'ssr') {
      const environment = builder.environments[name];
      if (!environment) throw new Error(`no environment ${name}`);
      const result = await builder.build(environment);
      const outputs = Array.isArray(result) ? result : [result];
      return outputs.flatMap((each) => ('output' in each ? each.output : []));
    },
  };
}

const isClass = /\.([a-z]+)\s*\{/g;

test('what only product pages import, lazily too, is in their stylesheet, which their route links', async () => {
  const output = await (await builderOf(app)).build('client');
  const sheets = output.flatMap((file) =>
    file.type === 'asset' && file.fileName.endsWith('.css') ? [file] : [],
  );
  const classes = sheets.map(({ names: [name], source }) => [
    name,
    [...source.toString().matchAll(isClass)].map(([, found]) => found).sort(),
  ]);
  expect(Object.fromEntries(classes)).toEqual({
    'style.css': ['card', 'frame'],
    'product.css': ['gallery', 'reviews'],
  });
  const linked = output.flatMap((file) =>
    file.type === 'chunk' && file.viteMetadata?.importedCss.size
      ? [[path.basename(file.facadeModuleId ?? ''), ...file.viteMetadata.importedCss]]
      : [],
  );
  const product = sheets.find(({ names }) => names.includes('product.css'));
  expect(linked).toEqual([['product.tsx', product?.fileName]]);
});

test('a part that the server renders on other pages too fails its build', async () => {
  const builder = await builderOf({
    ...app,
    'entry.server.tsx': `${app['entry.server.tsx']} ${imports('gallery')}`,
  });
  await builder.build('client');
  await expect(builder.build('ssr')).rejects.toThrow('gallery.module.css is in product.css');
});
