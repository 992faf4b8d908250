// Checks the connected shop and says what to change; `--json` for pipelines. Exits with 1 if a check failed.
import { createDoctorContext } from './create-context.ts';
import { examine } from './examine.ts';

const { context, close } = createDoctorContext(process.env);
const findings = await examine(context);
await close();

if (process.argv.includes('--json')) {
  console.log(JSON.stringify(findings, null, 2));
} else {
  for (const { name, status, message } of findings) {
    console.log(`${status.padEnd(8)} ${name}: ${message}`);
  }
}
process.exitCode = findings.some(({ status }) => status === 'failed') ? 1 : 0;
