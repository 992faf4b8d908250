import { hash } from 'node:crypto';

/**
 * Hashes of the page's own inline scripts for its Content-Security-Policy, since a cached page cannot carry a nonce. Only
 * scripts rendered with the nonce are hashed, so an injected script is not allowed to run. The nonce is removed.
 */
export function hashInlineScripts(html: string, nonce: string): { html: string; hashes: string[] } {
  // searched as text: a regular expression over a whole listing takes a millisecond
  const [first = '', ...rest] = html.split(` nonce="${nonce}"`);
  const hashes = new Set<string>();
  let before = first;
  for (const after of rest) {
    const script = after.slice(after.indexOf('>') + 1, after.indexOf('</script>'));
    if (before.startsWith('<script', before.lastIndexOf('<')) && script) {
      hashes.add(`sha256-${hash('sha256', script, 'base64')}`);
    }
    before = after;
  }
  return { html: first + rest.join(''), hashes: [...hashes] };
}
