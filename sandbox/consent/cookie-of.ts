/** The value of a cookie in a Cookie header. */
export function cookieOf(header: string | undefined, name: string): string | undefined {
  const own = header?.split(/;\s*/).find((cookie) => cookie.startsWith(`${name}=`));
  return own?.slice(name.length + 1);
}
