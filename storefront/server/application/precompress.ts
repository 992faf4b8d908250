// After the build: every file a browser asks for once more as brotli and gzip, as small as it gets, since it is made once.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const folder = fileURLToPath(new URL('../../build/client/', import.meta.url));
const text = /\.(js|css|svg|json|txt|xml|webmanifest|html)$/;
const worthCompressing = 1024;

const names = await readdir(folder, { recursive: true });
await Promise.all(
  names
    .filter((name) => text.test(name))
    .map(async (name) => {
      const bytes = await readFile(folder + name);
      if (bytes.length < worthCompressing) return;
      await writeFile(`${folder}${name}.br`, await promisify(brotliCompress)(bytes));
      await writeFile(`${folder}${name}.gz`, await promisify(gzip)(bytes, { level: 9 }));
    }),
);
