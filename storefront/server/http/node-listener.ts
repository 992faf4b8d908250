import type { RequestListener } from 'node:http';
import { type ClientAddress, createRequestListener } from '@remix-run/node-fetch-server';
import { clientAddress } from './client-address.ts';
import { checkRequestTarget } from './request-target.ts';

interface NodeListenerOptions {
  publicOrigin: string;
  /** Number of trusted proxies in front. */
  trustProxy: number;
  /** Cloudflare's header instead of Fastly's: both would exceed header limits. */
  hasCacheTag: boolean;
  /** For requests that are rejected before the handler. */
  rejectionHeaders: Record<string, string>;
  isDraining(): boolean;
  handle(request: Request, address: string): Promise<Response>;
  onError(error: unknown): void;
}

/** The request listener of Node's HTTP server for a handler of web requests. */
export function createNodeListener(options: NodeListenerOptions): RequestListener {
  const { trustProxy, hasCacheTag, rejectionHeaders, isDraining, handle, onError } = options;
  const { host, protocol } = new URL(options.publicOrigin);
  const listener = createRequestListener(
    async (request: Request, client: ClientAddress) => {
      const address = clientAddress(request.headers, client.address, trustProxy);
      const response = await handle(request, address);
      const tags = response.headers.get('Surrogate-Key');
      if (hasCacheTag && tags) {
        response.headers.set('Cache-Tag', tags.replaceAll(' ', ','));
        response.headers.delete('Surrogate-Key');
      }
      // lets a draining server close its keep-alive connections
      if (isDraining()) response.headers.set('Connection', 'close');
      return response;
    },
    {
      host,
      protocol,
      onError(error) {
        if (error instanceof TypeError && 'code' in error && error.code === 'ERR_INVALID_URL') {
          return new Response('bad request', { status: 400 });
        }
        onError(error);
        return new Response('internal error', { status: 500 });
      },
    },
  );
  return (request, response) => {
    const rejection = checkRequestTarget(request.method, request.url);
    if (!rejection) return listener(request, response);
    const { status, location } = rejection;
    const redirect = location && { location, 'cache-control': 'public, max-age=0, s-maxage=3600' };
    response.writeHead(status, { ...rejectionHeaders, ...redirect }).end();
  };
}
