import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { installTool } from '../tools/install.ts';
import { reportSchema, summarise, toTable } from './summary.ts';

const reportFile = '.data/mutation/report.json';
rmSync(reportFile, { force: true });

// takes Stryker's options: npm run mutation -- --mutate storefront/app/i18n/hrefs.ts
const { status } = spawnSync(
  `${installTool('stryker')}/.bin/stryker`,
  ['run', ...process.argv.slice(2)],
  { stdio: 'inherit' },
);
process.exitCode = status ?? 1;

// Stryker writes no report where the tests fail without any mutant
if (existsSync(reportFile)) {
  const report = reportSchema.parse(JSON.parse(readFileSync(reportFile, 'utf8')));
  const { folders, files, mutators, total } = summarise(report);
  console.log(`\n${toTable('file', files)}`);
  console.log(`\n${toTable('mutator', mutators)}`);
  console.log(`\n${toTable('folder', [...folders, total])}`);
}
