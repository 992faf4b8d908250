/** The platform writes times to the second. */
export function dateTime(date: Date): string {
  return `${date.toISOString().slice(0, 19)}Z`;
}
