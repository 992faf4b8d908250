import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { root } from '../own-shop/build-own-shop.ts';

type Environment = Record<string, string>;
interface Finding {
  name: string;
  status: string;
  message: string;
}

const settingsFile = path.join(root, '.env');
if (existsSync(settingsFile)) throw new Error('.env exists: this check would replace it');

/** The commands of docs/connect.md, with these settings in `.env` and nothing else. */
export const runCommand = {
  async doctor(settings: Environment) {
    const { code, output } = await run(settings, 'doctor', ['--json']);
    const findings: Finding[] = JSON.parse(output);
    return { code, findings };
  },
  setup: (settings: Environment, ...options: string[]) => run(settings, 'platform:setup', options),
  check: (settings: Environment, name: string) => run(settings, 'check', [name, '--shop']),
  async rehearsal(settings: Environment, mail: string, report: string) {
    const codes = ['--discount-code', 'SCHNITT10', '--gift-card', 'BEET-0020-AAAA'];
    const options = ['--mail', mail, '--report', report, ...codes];
    const { code, output } = await run(settings, 'platform:rehearse', options);
    console.log(output);
    return { code, report: readFileSync(report, 'utf8') };
  },
};

async function run(settings: Environment, script: string, options: string[]) {
  const { PATH = '', HOME = '' } = process.env;
  // read by Node before any file
  const { NODE_EXTRA_CA_CERTS = '', ...inFile } = settings;
  const lines = Object.entries(inFile).map(([name, value]) => `${name}=${value}`);
  writeFileSync(settingsFile, `${lines.join('\n')}\n`);
  try {
    const child = spawn('npm', ['run', '--silent', script, '--', ...options], {
      cwd: root,
      env: { PATH, HOME, SHOP: 'own', NODE_EXTRA_CA_CERTS },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = once(child, 'exit');
    const output = await text(child.stdout);
    const [code] = await ended;
    return { code: Number(code), output };
  } finally {
    rmSync(settingsFile);
  }
}
