// Writes the files of each shop that list its languages: `npm run generate languages`; with --check it only compares.
import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { listFiles } from './list-files.ts';

const root = fileURLToPath(new URL('../../', import.meta.url)).replace(/\/$/, '');
const isCheck = process.argv.includes('--check');
const named = z.object({ languages: z.array(z.string()) });
const listed = z.object({ messageModules: z.array(z.string()) });

const different: string[] = [];

// a folder of an older release: places for modules that came since start empty, as in the starter
for (const folder of globSync('shops/*/modules', { cwd: root })) {
  for (const file of globSync('*.ts', { cwd: `${root}/shops/starter/modules` })) {
    const own = `${root}/${folder}/${file}`;
    if (existsSync(own)) continue;
    different.push(`${folder}/${file}`);
    if (!isCheck) copyFileSync(`${root}/shops/starter/modules/${file}`, own);
  }
}
for (const shop of globSync('shops/*/languages.ts', { cwd: root }).map((path) => dirname(path))) {
  const folder = `${root}/${shop}`;
  const { languages } = named.parse(await import(`${folder}/languages.ts`));
  const { messageModules } = listed.parse(await import(`${folder}/modules/messages.ts`));
  const own = Object.fromEntries(
    languages.map((language) => [
      language,
      globSync('*.ts', { cwd: `${folder}/texts/${language}` }).map((path) => basename(path, '.ts')),
    ]),
  );
  const wanted = listFiles(root, {
    languages,
    own,
    modules: messageModules,
    searchable: languages.filter((language) =>
      existsSync(`${folder}/content/${language}/search.ts`),
    ),
  });
  const former = globSync(['messages/*.ts', 'content/index.ts', 'content/search-words.server.ts'], {
    cwd: folder,
  });
  for (const path of new Set([...former, ...Object.keys(wanted)])) {
    const file = `${folder}/${path}`;
    const before = former.includes(path) ? readFileSync(file, 'utf8') : null;
    const after = wanted[path] === undefined ? null : formatted(wanted[path], `${shop}/${path}`);
    if (before === after) continue;
    different.push(`${shop}/${path}`);
    if (isCheck) continue;
    if (after === null) rmSync(file);
    else writeFileSync(file, after);
  }
}

if (isCheck && different.length > 0) {
  console.error(
    `not as languages.ts says: ${different.join(', ')}: run npm run generate languages`,
  );
  process.exitCode = 1;
} else {
  console.log(`languages: ${different.length} files ${isCheck ? 'differ' : 'written'}`);
}

function formatted(text: string, path: string): string {
  return execFileSync('biome', ['check', '--write', `--stdin-file-path=${path}`], {
    cwd: root,
    input: text,
    encoding: 'utf8',
  });
}
