/** What a worker runtime keeps for a storefront: whole responses for as long as their Cache-Control says. */
export class MemoryCache {
  readonly #responses = new Map<string, { response: Response; until: number }>();

  async match(request: Request | string): Promise<Response | undefined> {
    const found = this.#responses.get(keyOf(request));
    return found && Date.now() < found.until ? found.response.clone() : undefined;
  }

  async put(request: Request | string, response: Response): Promise<void> {
    const seconds = /max-age=(\d+)/.exec(response.headers.get('cache-control') ?? '')?.[1] ?? 0;
    // read whole: an unread body would keep its connection
    const kept = new Response(await response.arrayBuffer(), response);
    this.#responses.set(keyOf(request), {
      response: kept,
      until: Date.now() + Number(seconds) * 1000,
    });
  }

  async delete(request: Request | string): Promise<boolean> {
    return this.#responses.delete(keyOf(request));
  }
}

function keyOf(request: Request | string): string {
  return typeof request === 'string' ? request : request.url;
}
