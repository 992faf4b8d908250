import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { allowedImports, commerceSubjects } from './allowed-imports.ts';
import { forbiddenImports, reactInCommerce, wrongSubjects } from './forbidden-imports.ts';
import { importCycles } from './import-cycles.ts';
import { readImports } from './read-imports.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

const paths = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx'],
  { cwd: root, encoding: 'utf8' },
)
  .split('\n')
  .filter((path) => path.includes('/') && !/\.test\.tsx?$|\.config\.ts$/.test(path))
  // git still lists what was deleted and not committed yet
  .filter((path) => existsSync(`${root}/${path}`));

const isModule = (name: string) =>
  /^(\.|#shop\/)/.test(name) && !name.includes('+types/') && !name.endsWith('.json');

const files = paths.map((path) => {
  const names = readImports(path, readFileSync(`${root}/${path}`, 'utf8'));
  return {
    path,
    imports: names.filter(isModule),
    packages: names.filter((name) => !/^[.#]/.test(name)),
  };
});

const withoutCycles = files.filter(({ path }) => /^(storefront|sandbox|shops)\//.test(path));

const problems = [
  ...forbiddenImports(files, allowedImports),
  ...wrongSubjects(files, commerceSubjects),
  ...reactInCommerce(files),
  ...importCycles(withoutCycles),
];
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
console.log(`imports: all imports of ${files.length} files are allowed, no cycles`);
