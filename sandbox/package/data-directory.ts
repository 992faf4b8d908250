import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** A directory that no other running sandbox uses: the given one, or that name with a number behind it. */
export async function claimDirectory(
  wanted: string,
  number = 1,
): Promise<{ directory: string; release: () => Promise<void> }> {
  const directory = number === 1 ? wanted : `${wanted}-${number}`;
  const lock = path.join(directory, 'process');
  await mkdir(directory, { recursive: true });
  if (!(await isFree(lock))) return claimDirectory(wanted, number + 1);
  try {
    await writeFile(lock, String(process.pid), { flag: 'wx' });
  } catch {
    // another one was faster
    return claimDirectory(wanted, number + 1);
  }
  return { directory, release: () => rm(lock, { force: true }) };
}

/** A sandbox that was killed leaves its lock behind. */
async function isFree(lock: string): Promise<boolean> {
  const owner = Number(await readFile(lock, 'utf8').catch(() => 0));
  if (owner && isAlive(owner)) return false;
  await rm(lock, { force: true });
  return true;
}

function isAlive(process_: number): boolean {
  try {
    process.kill(process_, 0);
    return true;
  } catch (error) {
    // it is somebody else's, but it lives
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
