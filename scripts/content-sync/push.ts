import { digestOf } from './admin.ts';
import type { Resource } from './resources.ts';

interface PushOptions {
  resources: readonly Resource[];
  /** Digests of what the last push left on the platform, by name. */
  pushed: Readonly<Record<string, string>>;
  isDryRun: boolean;
  /** Also writes over what an editor has changed. */
  overwrites: boolean;
  report(line: string): void;
}

export interface PushResult {
  written: string[];
  unchanged: string[];
  /** What was changed on the platform since the last push; nothing is written then. */
  refused: string[];
}

/** Writes what differs. Refuses everything where an editor has changed something since: nothing is half pushed. */
export async function push(options: PushOptions): Promise<PushResult> {
  const { resources, pushed, isDryRun, overwrites, report } = options;
  const refused = overwrites
    ? []
    : await namesOf(
        resources,
        async ({ name, found, wanted }) =>
          found !== null &&
          digestOf(found) !== pushed[name] &&
          digestOf(found) !== digestOf(await wanted()),
      );
  for (const name of refused) report(`changed on the platform since the last push: ${name}`);
  const result: PushResult = { written: [], unchanged: [], refused };
  if (refused.length > 0) return result;
  for (const { name, found, wanted, write } of resources) {
    if (found !== null && digestOf(found) === digestOf(await wanted())) {
      result.unchanged.push(name);
      continue;
    }
    report(`${isDryRun ? 'would write' : 'written'}: ${name}${found === null ? ' (new)' : ''}`);
    if (!isDryRun) await write();
    result.written.push(name);
  }
  return result;
}

async function namesOf(
  resources: readonly Resource[],
  isMeant: (resource: Resource) => Promise<boolean>,
): Promise<string[]> {
  const names: string[] = [];
  for (const resource of resources) if (await isMeant(resource)) names.push(resource.name);
  return names;
}
