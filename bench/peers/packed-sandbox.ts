// The sandbox as it would be published: packed, installed in an empty project, started twice, and over HTTPS below a
// production build of Hydrogen's template, whose sources with installed packages --hydrogen names.
//   npm run bench sandbox-package -- --hydrogen DIR
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs, promisify } from 'node:util';
import freePort from 'get-port';
import { atMost, exactly, type Result, report } from '../reliability/support/report.ts';
import { waitUntil } from '../support/wait-until.ts';
import { ask } from './sandbox-data.ts';

const maxFirstStart = 3;
const maxSecondStart = 1;
const maxMegabytes = 120;
const token = 'the-sandbox-storefront-api-token';
const run = promisify(execFile);
const sandboxFolder = fileURLToPath(new URL('../../sandbox', import.meta.url));
const { values } = parseArgs({ options: { hydrogen: { type: 'string' } } });

const project = await mkdtemp(path.join(tmpdir(), 'packed-sandbox-'));
const command = path.join(project, 'node_modules/.bin/storefront-sandbox');
try {
  const results: Result[] = [];
  await install();
  const { stdout } = await run('du', ['--summarize', '--block-size=1M', 'node_modules'], {
    cwd: project,
  });
  results.push(
    atMost('installed size', Number.parseInt(stdout, 10), maxMegabytes, ' MB'),
    atMost('first start to the first answer', await timeStart(), maxFirstStart, ' s'),
    atMost('second start', await timeStart(), maxSecondStart, ' s'),
  );
  if (values.hydrogen) {
    const walk = fileURLToPath(new URL('walk-template.ts', import.meta.url));
    const directory = path.resolve(values.hydrogen);
    const child = spawn(
      command,
      ['exec', '--https', '--', process.execPath, walk, '--directory', directory],
      { cwd: project, stdio: 'inherit' },
    );
    const [code] = await once(child, 'exit');
    results.push(exactly("exit code of the walk of Hydrogen's template", Number(code), 0));
  }
  report('The sandbox as a package', results);
} finally {
  await rm(project, { recursive: true });
}

async function install(): Promise<void> {
  const pack = ['pack', '--silent', '--pack-destination', project];
  const { stdout } = await run('npm', pack, { cwd: sandboxFolder });
  const file = stdout.trim().split('\n').at(-1) ?? '';
  await writeFile(path.join(project, 'package.json'), '{ "private": true }');
  await run('npm', ['install', '--no-audit', '--no-fund', `./${file}`], { cwd: project });
}

/** Seconds from the command to the first answer of the Storefront API. */
async function timeStart(): Promise<number> {
  const port = await freePort();
  const child = spawn(command, ['--port', String(port)], { cwd: project, stdio: 'ignore' });
  const started = performance.now();
  const isAnswered = async () =>
    ask(`http://localhost:${port}`, token, '{ shop { name } }').then(
      () => true,
      () => false,
    );
  const waited = await waitUntil(isAnswered, 60);
  const seconds = (performance.now() - started) / 1000;
  child.kill('SIGTERM');
  await once(child, 'exit');
  if (waited === null) throw new Error('the sandbox did not answer within a minute');
  return seconds;
}
