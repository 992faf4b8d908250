import type { Tasks } from './task.ts';

/** The names of a group with duration, needs and purpose, one a line. */
export function listOf(group: string, tasks: Tasks): string {
  const rows = Object.entries(tasks).map(([name, { takes, needs = [], about }]) => [
    name,
    takes,
    needs.join(', '),
    about,
  ]);
  const widths = [0, 1, 2].map((column) =>
    Math.max(...rows.map((cells) => cells[column]?.length ?? 0)),
  );
  const lines = rows.map((cells) =>
    cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '),
  );
  return [`npm run ${group} <name>`, '', ...lines].join('\n');
}
