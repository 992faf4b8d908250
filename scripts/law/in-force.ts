/** A row of docs/law.md: a rule or a coming change, and the day it is law. */
export interface DatedRow {
  name: string;
  from: string;
}

const day = 24 * 60 * 60 * 1000;
const warnedDays = 60;

/** The rows of the tables "In force from" and "Coming". */
export function datedRows(document: string): DatedRow[] {
  return document.split('\n').flatMap((line) => {
    const [, first = '', second = '', third = ''] = line.split('|').map((cell) => cell.trim());
    if (isDate(second)) return [{ name: first, from: second }];
    return isDate(first) ? [{ name: second || third, from: first }] : [];
  });
}

const isDate = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));

/** What becomes law within sixty days. */
export function comingIntoForce(rows: readonly DatedRow[], today: Date): DatedRow[] {
  return rows.filter(({ from }) => {
    const ahead = Date.parse(from) - today.getTime();
    return ahead > -day && ahead <= warnedDays * day;
  });
}
