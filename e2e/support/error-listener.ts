import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';

interface ToldFrame {
  filename?: string;
  lineno?: number;
}

/** What the journeys read of a reported event. */
export interface ReportedError {
  event_id: string;
  platform: string;
  release: string;
  environment: string;
  tags: Record<string, string>;
  exception: { values: { type: string; value: string; stacktrace: { frames: ToldFrame[] } }[] };
}

/** Speaks the address of Sentry that takes envelopes, and keeps what it was sent. */
export async function startErrorListener() {
  const envelopes: string[] = [];
  const addresses: (string | undefined)[] = [];
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray());
    const isPacked = request.headers['content-encoding'] === 'gzip';
    envelopes.push((isPacked ? gunzipSync(body) : body).toString());
    addresses.push(request.url?.split('?')[0]);
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  return {
    dsn: `http://public@localhost:${port}/1`,
    addresses,
    /** As they came, every byte. */
    everything: () => envelopes.join('\n'),
    /** Of what is in them: errors, sessions, replays, traces. */
    kinds: () =>
      new Set(envelopes.map((envelope) => JSON.parse(envelope.split('\n')[1] ?? '{}').type)),
    events(): ReportedError[] {
      return envelopes.flatMap((envelope) => {
        const [, about = '{}', event = '{}'] = envelope.split('\n');
        return JSON.parse(about).type === 'event' ? [JSON.parse(event)] : [];
      });
    },
    stop: () => server.close().closeAllConnections(),
  };
}
