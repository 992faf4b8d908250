import type { Localized } from '../../model.ts';
import { localizedRows } from './triples.ts';

const months = localizedRows([
  ['Januar', 'January', 'januar'],
  ['Februar', 'February', 'februar'],
  ['März', 'March', 'marts'],
  ['April', 'April', 'april'],
  ['Mai', 'May', 'maj'],
  ['Juni', 'June', 'juni'],
  ['Juli', 'July', 'juli'],
  ['August', 'August', 'august'],
  ['September', 'September', 'september'],
  ['Oktober', 'October', 'oktober'],
  ['November', 'November', 'november'],
  ['Dezember', 'December', 'december'],
]);

const weekdays = localizedRows([
  ['montags', 'on Mondays', 'om mandagen'],
  ['dienstags', 'on Tuesdays', 'om tirsdagen'],
  ['mittwochs', 'on Wednesdays', 'om onsdagen'],
  ['donnerstags', 'on Thursdays', 'om torsdagen'],
  ['freitags', 'on Fridays', 'om fredagen'],
  ['samstags', 'on Saturdays', 'om lørdagen'],
  ['sonntags', 'on Sundays', 'om søndagen'],
]);

/** From 1. */
export function monthName(month: number): Localized {
  const name = months[month - 1];
  if (!name) throw new Error(`no month ${month}`);
  return name;
}

/** From 0, Monday. */
export function weekdayAdverb(day: number): Localized {
  const name = weekdays[day];
  if (!name) throw new Error(`no weekday ${day}`);
  return name;
}
