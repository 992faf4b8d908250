import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { compile as compileDocument } from '@mdx-js/mdx';
import rehypeSlug from 'rehype-slug';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdxFrontmatter from 'remark-mdx-frontmatter';
import type { Plugin } from 'vite';

/** Compiles the documents of content/ for the server; no browser chunk imports one. */
export function documents(): Plugin {
  const options = {
    remarkPlugins: [remarkFrontmatter, remarkMdxFrontmatter, remarkGfm],
    // the policy lets no element have a style of its own
    tableCellAlignToStyle: false,
    rehypePlugins: [rehypeSlug],
  };
  let cacheFolder: string | undefined;
  return {
    name: 'documents',
    // before anything that takes it for a script
    enforce: 'pre',
    configResolved({ command, mode, cacheDir }) {
      // removed with node_modules, so a new version of the compiler starts without it
      if (command === 'serve') cacheFolder = path.join(cacheDir, `documents-${mode}`);
    },
    transform: {
      filter: { id: /\.mdx$/ },
      async handler(source, id) {
        const compile = async () =>
          String(await compileDocument({ value: source, path: id }, options));
        return cacheFolder ? cached(cacheFolder, `${id}\n${source}`, compile) : compile();
      },
    },
  };
}

/** What `compile` makes of a source, compiled once for all starts. */
async function cached(folder: string, source: string, compile: () => Promise<string>) {
  const file = path.join(folder, `${createHash('sha256').update(source).digest('hex')}.js`);
  const kept = await readFile(file, 'utf8').catch(() => undefined);
  if (kept !== undefined) return kept;
  const code = await compile();
  await mkdir(folder, { recursive: true });
  // renamed, since a start that is stopped while it writes must not leave half a file
  const unfinished = `${file}.${process.pid}`;
  await writeFile(unfinished, code);
  await rename(unfinished, file);
  return code;
}
