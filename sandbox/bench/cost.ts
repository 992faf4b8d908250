import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { readCatalogue } from '../catalogue-format/read-catalogue.ts';
import { storefrontApiPath } from '../schema/api-version.ts';
import { readConfig } from '../server/config.ts';
import { seededDatabase, withPostgres } from './databases.ts';
import { median } from './statistics.ts';

// What one product operation costs the sandbox's process, beside bare mercurius answering the same from memory.

const requestsPerRound = 400;
const rounds = 21;
const warmUpRounds = 4;
const parallel = 8;
const allowedRatio = 2;

interface Server {
  name: 'sandbox' | 'bare';
  port: number;
  body: string;
  cpu(): Promise<number>;
  stop(): void;
}

async function startServer(name: Server['name'], databaseUrl: string): Promise<Server> {
  const child = fork(new URL('./cost-server.ts', import.meta.url), [name, databaseUrl]);
  const [{ port, body }] = await once(child, 'message');
  return {
    name,
    port,
    body,
    stop: () => child.kill(),
    cpu: async () => {
      child.send('cpu');
      const [microseconds] = await once(child, 'message');
      return microseconds;
    },
  };
}

const agent = new Agent({ keepAlive: true, maxSockets: parallel });

function post({ port, body }: Server): Promise<string> {
  return new Promise((resolve, reject) => {
    const options = {
      port,
      agent,
      method: 'POST',
      path: storefrontApiPath,
      headers: {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        'x-shopify-storefront-access-token': 'bench',
      },
    };
    request(options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('end', () => resolve(Buffer.concat(chunks).toString()));
    })
      .on('error', reject)
      .end(body);
  });
}

/** Milliseconds of the server's processor time for one request. */
async function measure(server: Server): Promise<number> {
  const before = await server.cpu();
  const worker = async () => {
    for (let n = 0; n < requestsPerRound / parallel; n += 1) await post(server);
  };
  await Promise.all(Array.from({ length: parallel }, worker));
  return ((await server.cpu()) - before) / requestsPerRound / 1000;
}

await withPostgres(async (postgres) => {
  const catalogue = await readCatalogue(readConfig(process.env).catalogueDirectory);
  const url = await seededDatabase(postgres, 'cost', catalogue);
  const sandbox = await startServer('sandbox', url);
  const bare = await startServer('bare', url);
  const [ours, plain] = [await post(sandbox), await post(bare)];
  if (ours !== plain) throw new Error('The two servers do not give the same answer.');
  const times: Record<Server['name'], number[]> = { sandbox: [], bare: [] };
  // By turns, so that whatever else the machine does falls on both.
  for (let round = 0; round < warmUpRounds + rounds; round += 1) {
    for (const server of [sandbox, bare]) {
      const milliseconds = await measure(server);
      if (round >= warmUpRounds) times[server.name].push(milliseconds);
    }
  }
  const ratio = median(times.sandbox) / median(times.bare);
  console.log(`cost: the product operation, an answer of ${ours.length} bytes`);
  console.table([
    {
      'sandbox, CPU ms': median(times.sandbox).toFixed(3),
      'bare mercurius, CPU ms': median(times.bare).toFixed(3),
      ratio: ratio.toFixed(2),
      verdict: ratio <= allowedRatio ? 'ok' : 'too slow',
    },
  ]);
  if (ratio > allowedRatio) process.exitCode = 1;
  agent.destroy();
  sandbox.stop();
  bare.stop();
});
