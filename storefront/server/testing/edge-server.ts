import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import freePort from 'get-port';

const edgeFolder = fileURLToPath(new URL('../../../edge', import.meta.url));

/** Starts a real Varnish with the shop's rules for one test, on a free port. */
export async function startEdge(vcl: string) {
  const folder = mkdtempSync(join(tmpdir(), 'edge-'));
  // varnishd reads it as a user of its own
  chmodSync(folder, 0o755);
  const config = join(folder, 'edge.vcl');
  writeFileSync(config, vcl);
  const url = `http://localhost:${await freePort()}/`;
  const child = spawn(
    'varnishd',
    [
      '-F',
      '-n',
      join(folder, 'varnish'),
      '-a',
      new URL(url).host,
      '-f',
      config,
      '-s',
      'malloc,16m',
      '-p',
      `vcl_path=${edgeFolder}`,
    ],
    { stdio: 'ignore' },
  );
  const isReady = () =>
    fetch(`${url}health/edge`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) {
    if (child.exitCode !== null) throw new Error('varnishd did not start');
    await wait(50);
  }
  return {
    url,
    async stop() {
      if (child.exitCode === null && child.kill('SIGTERM')) await once(child, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
