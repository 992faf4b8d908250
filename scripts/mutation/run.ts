import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { reportSchema, summarise, toTable } from './summary.ts';

// options are Stryker's own: npm run mutation -- --mutate 'storefront/app/i18n/*.ts'
const { status } = spawnSync('stryker', ['run', ...process.argv.slice(2)], { stdio: 'inherit' });

const report = reportSchema.parse(JSON.parse(await readFile('.data/mutation/report.json', 'utf8')));
const { folders, files, mutators, total } = summarise(report);
console.log(`\n${toTable('file', files)}`);
console.log(`\n${toTable('mutator', mutators)}`);
console.log(`\n${toTable('folder', [...folders, total])}`);
process.exitCode = status ?? 1;
