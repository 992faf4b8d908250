import { environmentSchema } from '../config/config-schema.ts';
import { type Finding, warning } from './check.ts';

const known = Object.keys(environmentSchema.shape);
/** Read by other commands and by the containers, from the same file. */
const others =
  /^(TZ|CATALOGUE_SIZE|DATABASE_URL|REDIS_PASSWORD|(HTTPS?|NO)_PROXY|(SANDBOX|STACK|E2E|NODE|NPM|POSTGRES|COMPOSE|DOCKER)_\w+)$/;
const typos = 2;
const shortest = 6;

/** Names that no program reads: every one of .env, and in the environment those that look like a setting. */
export function unknownSettings(inFile: readonly string[], inEnvironment: string[]): Finding[] {
  const found = new Set([
    ...inFile,
    ...inEnvironment.filter((name) => name.length >= shortest && nearest(name)),
  ]);
  return [...found]
    .filter((name) => !known.includes(name) && !others.test(name))
    .map((name) => {
      // npm's scripts choose the folder before any file is read
      if (name === 'SHOP') return warning('setting SHOP', 'has no effect in .env: export SHOP=own');
      const meant = nearest(name);
      return warning(
        `setting ${name}`,
        meant
          ? `has no effect, did you mean ${meant}? .env, docs/configuration.md`
          : 'has no effect: no such setting in docs/configuration.md; remove it from .env',
      );
    });
}

function nearest(name: string): string | undefined {
  const wanted = name.toUpperCase();
  const [best] = known
    .map((setting) => ({ setting, distance: distanceOf(wanted, setting) }))
    .sort((a, b) => a.distance - b.distance);
  return best && best.distance <= typos ? best.setting : undefined;
}

/** Optimal string alignment: letters that are missing, added, wrong or swapped. */
function distanceOf(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > typos) return typos + 1;
  const rows = [Array.from({ length: b.length + 1 }, (_, column) => column)];
  const at = (row: number, column: number) => rows[row]?.[column] ?? 0;
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    rows.push(current);
    for (let column = 1; column <= b.length; column += 1) {
      const cost = a[row - 1] === b[column - 1] ? 0 : 1;
      const isSwapped = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      current[column] = Math.min(
        at(row - 1, column) + 1,
        at(row, column - 1) + 1,
        at(row - 1, column - 1) + cost,
        row > 1 && column > 1 && isSwapped ? at(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
  }
  return at(a.length, b.length);
}
