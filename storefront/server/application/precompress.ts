// Runs after the build: compresses static files with brotli and gzip at the highest level.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const folder = fileURLToPath(new URL('../../build/client/', import.meta.url));
const text = /\.(js|css|svg|json|txt|xml|webmanifest|html)$/;
const minCompressibleBytes = 1024;

const names = await readdir(folder, { recursive: true });
await Promise.all(
  names
    .filter((name) => text.test(name))
    .map(async (name) => {
      const bytes = await readFile(folder + name);
      if (bytes.length < minCompressibleBytes) return;
      await writeFile(`${folder}${name}.br`, await promisify(brotliCompress)(bytes));
      await writeFile(`${folder}${name}.gz`, await promisify(gzip)(bytes, { level: 9 }));
    }),
);
