/** Name and codes of an error, without its message, which may contain an e-mail address. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const details = [error.name];
  if ('code' in error) details.push(String(error.code));
  if ('responseCode' in error) details.push(String(error.responseCode));
  return details.join(' ');
}
