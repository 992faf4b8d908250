import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { claimDirectory } from './data-directory.ts';

const wanted = async () => path.join(await mkdtemp(path.join(tmpdir(), 'claim-')), 'data');

test('two sandboxes never share a directory, and a released one is taken again', async () => {
  const directory = await wanted();
  const first = await claimDirectory(directory);
  const second = await claimDirectory(directory);
  expect([first.directory, second.directory]).toEqual([directory, `${directory}-2`]);
  await first.release();
  expect((await claimDirectory(directory)).directory).toBe(directory);
});

test('the directory of a process that is gone is taken over', async () => {
  const directory = await wanted();
  await claimDirectory(directory);
  await writeFile(path.join(directory, 'process'), '4194304');
  expect((await claimDirectory(directory)).directory).toBe(directory);
});
