import { report } from '../analytics/report.ts';

let last = '';

/** Once for a text: the window and the results page that it leads to report the same search. */
export function reportSearch(typed: string) {
  if (typed === '' || typed === last) return;
  last = typed;
  report((measure) => measure.search(typed));
}
