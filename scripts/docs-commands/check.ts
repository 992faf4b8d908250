// Checks that every command in every document works, and that figures are those of the code or carry a date: npm run
// check docs. It runs the fast commands; the others are steps of .ci/run, or rules.ts says why not.
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import {
  expectedMetafields,
  expectedMetaobjects,
} from '../../storefront/server/setup/expected-definitions.ts';
import { staticChecks } from '../tasks/check.ts';
import { groups } from '../tasks/groups.ts';
import { figuresOf, undatedSections, unknownFigures } from './figures.ts';
import { documentedCommands, problemsOf } from './problems.ts';
import { rules } from './rules.ts';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const list = ['ls-files', '--cached', '--others', '--exclude-standard', '*.md'];
const documents = execFileSync('git', list, { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '' && file !== 'CHANGELOG.md');
const repository = {
  documents: new Map(documents.map((file) => [file, read(file)])),
  rules,
  scripts: z
    .object({ scripts: z.record(z.string(), z.string()) })
    .parse(JSON.parse(read('package.json'))).scripts,
  groups,
  staticChecks: Object.keys(staticChecks),
  ci: read('.ci/run'),
};

const problems = problemsOf(repository);
const documented = documentedCommands(repository);
for (const { command, proof } of documented) {
  if (!proof || !('run' in proof)) continue;
  const started = performance.now();
  const { status, stdout, stderr } = spawnSync(command, { cwd: root, shell: true });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${command}: ${status === 0 ? 'ok' : 'FAILED'} after ${seconds} s`);
  if (status !== 0) problems.push(`${command}: failed\n${stdout}${stderr}`);
}
// after the commands: one of them writes the catalogue
const definitions = `creates ${expectedMetaobjects.length} metaobject and ${expectedMetafields.length} metafield definitions`;
const figures = [...figuresOf(read), { document: 'docs/connect.md', says: definitions }];
for (const { document, says } of figures) {
  if (!read(document).replace(/\s+/g, ' ').includes(says)) {
    problems.push(`${document}: the code says '${says}'`);
  }
}
const measured = ['docs/performance.md', 'docs/scale.md'];
problems.push(
  ...measured.flatMap((document) => undatedSections(document, read(document))),
  ...unknownFigures(read('README.md'), read('docs/operations.md')),
);
for (const problem of problems) console.error(problem);
const inCi = documented.filter(({ proof }) => proof && !('reason' in proof)).length;
console.log(
  `documents: ${documented.length} commands, ${inCi} of them executed in CI, ${figures.length} sentences with figures of the code`,
);
process.exitCode = problems.length === 0 ? 0 : 1;
