import { startDatabases } from '../database/databases.ts';
import type { Config } from './config.ts';
import type { Running } from './running.ts';

/** Starts everything that the configuration asks for and returns the addresses of the shops, the first one's first. */
export async function start(
  config: Config,
  running: Running,
  report: (message: string) => void,
): Promise<string[]> {
  // loading it takes as long as PostgreSQL's start, so both happen at once
  const load = () => import('./open-shops.ts');
  const databases = await startDatabases(config, report, () => void load());
  running.onStop(() => databases.stop());
  const { openShops } = await load();
  return openShops(config, { databases, running, report });
}
