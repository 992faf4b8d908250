import type { ResponseCache, ResponseMetadata } from '../../app/entry.server.tsx';

/** An editor sees every change with the next page. */
export const uncached: ResponseCache = {
  async read(_request, load) {
    const { value, tags } = await load();
    return { value, tags, isStale: false };
  },
};

interface Answer {
  response: Response;
  metadata: ResponseMetadata;
}

/** Nobody keeps a page of the preview, and no search engine shows it. */
export async function unstored(_request: Request, answer: () => Promise<Answer>): Promise<Answer> {
  const { response, metadata } = await answer();
  const headers = new Headers(response.headers);
  for (const name of ['xkey', 'surrogate-key']) headers.delete(name);
  headers.set('Cache-Control', 'private, no-store');
  headers.set('X-Robots-Tag', 'noindex, nofollow');
  return { response: new Response(response.body, { status: response.status, headers }), metadata };
}
