/** What failed, without its message: a database's or a mail server's may quote an address. */
export function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const details = [error.name];
  if ('code' in error) details.push(String(error.code));
  if ('responseCode' in error) details.push(String(error.responseCode));
  return details.join(' ');
}
