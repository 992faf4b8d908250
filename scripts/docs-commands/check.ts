// Checks that every command in every document works: npm run check docs. It runs the fast ones; the others are steps of
// .ci/run, or rules.ts says why not.
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { staticChecks } from '../tasks/check.ts';
import { groups } from '../tasks/groups.ts';
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
for (const problem of problems) console.error(problem);
const inCi = documented.filter(({ proof }) => proof && !('reason' in proof)).length;
console.log(`documents: ${documented.length} commands, ${inCi} of them executed in CI`);
process.exitCode = problems.length === 0 ? 0 : 1;
