import { publicHeaders } from '../cache-policy.ts';

/** A page as Markdown: not indexed, the page itself is. */
export function markdownResponse(
  markdown: string,
  canonical: string,
  kind: 'product' | 'collection' | 'editorial',
): Response {
  return new Response(markdown, {
    headers: {
      ...publicHeaders(kind),
      'Content-Type': 'text/markdown; charset=utf-8',
      'X-Robots-Tag': 'noindex',
      Link: `<${canonical}>; rel="canonical"`,
    },
  });
}
