import { createServer, type Socket } from 'node:net';
import pg from 'pg';
import { expect, test } from 'vitest';
import { acquireWorkerLease } from './worker-lease.ts';

test('a database that accepts connections but does not answer fails the lease', async () => {
  const sockets: Socket[] = [];
  const silent = createServer((socket) => void sockets.push(socket)).listen(0, '127.0.0.1');
  await new Promise((resolve) => silent.once('listening', resolve));
  const address = silent.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const pool = new pg.Pool({ connectionString: `postgres://postgres@127.0.0.1:${port}/none` });
  const log = { error: () => undefined };
  await expect(acquireWorkerLease({ pool }, 'worker', log)).rejects.toThrow('timeout');
  for (const socket of sockets) socket.destroy();
  silent.close();
  await pool.end();
});
