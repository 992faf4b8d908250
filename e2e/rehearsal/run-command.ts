import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { root } from '../own-shop/build-own-shop.ts';

type Environment = Record<string, string>;
interface Finding {
  name: string;
  status: string;
  message: string;
}

/** The scripts behind `npm run …`, with these settings as `.env` and nothing else. */
export const runCommand = {
  async doctor(settings: Environment) {
    const { code, output } = await run(settings, ['doctor/main.ts', '--json']);
    const findings: Finding[] = JSON.parse(output);
    return { code, findings };
  },
  setup: (settings: Environment) => run(settings, ['setup/main.ts']),
  async rehearsal(settings: Environment, mail: string, report: string) {
    const codes = ['--discount-code', 'SCHNITT10', '--gift-card', 'BEET-0020-AAAA'];
    const options = ['--mail', mail, '--report', report, ...codes];
    const { code, output } = await run(settings, ['rehearsal/main.ts', ...options]);
    console.log(output);
    return { code, report: readFileSync(report, 'utf8') };
  },
};

async function run(settings: Environment, [script = '', ...options]: string[]) {
  const { PATH = '', NODE_OPTIONS = '' } = process.env;
  const file = path.join(root, 'storefront/server', script);
  const child = spawn(process.execPath, [file, ...options], {
    env: { PATH, NODE_OPTIONS, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const output = await text(child.stdout);
  const [code] = await ended;
  return { code: Number(code), output };
}
