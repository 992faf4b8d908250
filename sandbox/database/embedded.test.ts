import { copyFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ensureDatabase, startEmbeddedPostgres } from './embedded.ts';

test('keeps its data, takes over a server left running, and survives a stale pid file', {
  timeout: 60_000,
}, async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'sandbox-embedded-'));
  const pidFile = path.join(folder, 'data', 'postmaster.pid');
  const kept = path.join(folder, 'postmaster.pid.kept');
  try {
    const first = await startEmbeddedPostgres(folder);
    const database = await ensureDatabase(first.url, 'one');
    const leftRunning = await startEmbeddedPostgres(folder);
    expect(leftRunning.url).toBe(first.url);

    await copyFile(pidFile, kept);
    await leftRunning.stop();
    await expect(readFile(pidFile)).rejects.toThrow('ENOENT');

    await copyFile(kept, pidFile);
    const again = await startEmbeddedPostgres(folder);
    expect(await ensureDatabase(again.url, 'one')).toMatch(new URL(database).pathname);
    await again.stop();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
