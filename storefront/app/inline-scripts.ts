import { createHash } from 'node:crypto';

/**
 * Hashes of the page's own inline scripts, for its security policy: a cached page cannot carry a nonce. Only scripts that
 * were rendered with the nonce count, so one that slipped in with somebody's text is not allowed to run.
 */
export function hashOwnScripts(html: string, nonce: string): { html: string; hashes: string[] } {
  const attribute = ` nonce="${nonce}"`;
  const own = new RegExp(`<script[^>]*${attribute}[^>]*>([\\s\\S]*?)</script>`, 'g');
  const hashes = new Set<string>();
  for (const [, script] of html.matchAll(own)) {
    if (script) hashes.add(`sha256-${createHash('sha256').update(script).digest('base64')}`);
  }
  return { html: html.replaceAll(attribute, ''), hashes: [...hashes] };
}
