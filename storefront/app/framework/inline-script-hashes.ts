import { createHash } from 'node:crypto';

/**
 * Hashes of the page's own inline scripts for its Content-Security-Policy, since a cached page cannot carry a nonce. Only
 * scripts rendered with the nonce are hashed, so an injected script is not allowed to run. The nonce is removed.
 */
export function hashInlineScripts(html: string, nonce: string): { html: string; hashes: string[] } {
  const attribute = ` nonce="${nonce}"`;
  const own = new RegExp(`<script[^>]*${attribute}[^>]*>([\\s\\S]*?)</script>`, 'g');
  const hashes = new Set<string>();
  for (const [, script] of html.matchAll(own)) {
    if (script) hashes.add(`sha256-${createHash('sha256').update(script).digest('base64')}`);
  }
  return { html: html.replaceAll(attribute, ''), hashes: [...hashes] };
}
