import { createServer, type Server } from 'node:http';

/** In milliseconds. */
const deadlines = {
  // longer than a proxy keeps an idle connection: a proxy must never reuse one that is being closed
  keepAliveTimeout: 65_000,
  // slow senders would hold connections open (slowloris)
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  connectionsCheckingInterval: 5_000,
};

/** An HTTP server that gives clients so long and no longer; `pace` is for tests. */
export function createHttpServer(pace = 1): Server {
  const { keepAliveTimeout, ...others } = deadlines;
  const paced = Object.entries(others).map(([name, ms]) => [name, ms * pace] as const);
  return createServer({ keepAliveTimeout, ...Object.fromEntries(paced) });
}
