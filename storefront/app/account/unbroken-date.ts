import type { Formats } from '../i18n/formats.ts';

/** A date whose day and month do not break across lines. */
export function unbrokenDate(
  format: Formats,
  isoDate: string,
  parts: Intl.DateTimeFormatOptions,
): string {
  return format.dateAs(isoDate, parts).replace(/(\d\.?) (?=\p{L})/u, '$1\u00a0');
}
