// Checks that the version of package.json can be released and writes what is published into .data/release: the packed
// sandbox, notes, a bill of materials and checksums (docs/releases.md). `--rehearse` does so for what is not released yet.
// It tags, pushes and publishes nothing.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { notesOf, releaseProblems } from './release.ts';

const root = path.resolve(import.meta.dirname, '../..');
const isRehearsal = process.argv.includes('--rehearse');
const packageJson = z.object({ version: z.string(), workspaces: z.array(z.string()).default([]) });
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const packageIn = (folder: string) =>
  packageJson.parse(JSON.parse(read(path.join(folder, 'package.json'))));
const run = (command: string, ...options: string[]) =>
  execFileSync(command, options, { cwd: root, encoding: 'utf8', maxBuffer: 100_000_000 });
const linesOf = (text: string) => text.split('\n').filter(Boolean);

const { version, workspaces } = packageIn('.');
const packages = workspaces.map((folder) => `${folder}/package.json`);
const folders = ['.', ...globSync(packages, { cwd: root }).map((file) => path.dirname(file))];
const changelog = read('CHANGELOG.md');
const problems = releaseProblems({
  versions: new Map(folders.map((folder) => [folder, packageIn(folder).version])),
  changelog,
  tags: linesOf(run('git', 'tag')),
  changedFiles: linesOf(run('git', 'status', '--porcelain')).map((line) => line.slice(3)),
});
for (const problem of problems)
  console.error(`${isRehearsal ? 'before a release' : 'FAILED'}: ${problem}`);
if (problems.length > 0 && !isRehearsal) process.exit(1);

if (!isRehearsal) execFileSync('npm', ['run', 'check', 'static'], { cwd: root, stdio: 'inherit' });
const folder = path.join(root, '.data/release', `v${version}`);
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const write = (file: string, text: string) => writeFileSync(path.join(folder, file), text);

run('npm', 'pack', '--workspace', 'sandbox', '--pack-destination', folder, '--silent');
write('notes.md', `${notesOf(changelog, version) ?? notesOf(changelog, 'Unreleased') ?? ''}\n`);
write('sbom.json', run('npm', 'sbom', '--sbom-format=cyclonedx', '--omit=dev'));
const checksums = readdirSync(folder).map((file) => {
  const hash = createHash('sha256').update(readFileSync(path.join(folder, file)));
  return `${hash.digest('hex')}  ${file}\n`;
});
write('SHA256SUMS', checksums.join(''));

console.log(`release: ${path.relative(root, folder)} has ${readdirSync(folder).join(', ')}`);
console.log('Tagging, images and publishing: docs/releases.md');
