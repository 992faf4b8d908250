// Checks the connected shop and says what to change; `--json` for pipelines. Exits with 1 if a check failed.
import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { runDoctor } from './run-doctor.ts';

const file = new URL('../../../.env', import.meta.url);
const inFile = existsSync(file) ? Object.keys(parseEnv(readFileSync(file, 'utf8'))) : [];
const findings = await runDoctor(process.env, inFile);

if (process.argv.includes('--json')) {
  console.log(JSON.stringify(findings, null, 2));
} else {
  for (const { name, status, message } of findings) {
    console.log(`${status.padEnd(8)} ${name}: ${message}`);
  }
}
process.exitCode = findings.some(({ status }) => status === 'failed') ? 1 : 0;
