import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import freePort from 'get-port';
import { connectRedis, type RedisConnections } from '../cache/redis.ts';

/** Starts a real Redis for one test, on a free port, without persistence. */
export async function startRedis() {
  const folder = mkdtempSync(join(tmpdir(), 'redis-'));
  const port = await freePort();
  const url = `redis://127.0.0.1:${port}`;
  const connections: RedisConnections[] = [];
  let child = await launch(port, folder);
  return {
    url,
    /** A connection like that of another storefront node. */
    async connect(): Promise<RedisConnections> {
      const connection = connectRedis({ url, onState: () => {} });
      await connection.start();
      connections.push(connection);
      return connection;
    },
    /** Ends it, and waits until every connection knows. */
    async kill() {
      const lost = connections
        .filter((connection) => connection.isUp())
        // events.once would fail with the reset that may come before
        .map(({ commands }) => new Promise((resolve) => commands.once('close', resolve)));
      child.kill('SIGKILL');
      await Promise.all([once(child, 'exit'), ...lost]);
    },
    /** It hangs: connections stay open and nothing is answered. */
    pause: () => child.kill('SIGSTOP'),
    resume: () => child.kill('SIGCONT'),
    async restart() {
      child = await launch(port, folder);
    },
    async stop() {
      for (const connection of connections) connection.close();
      if (child.exitCode === null && child.kill('SIGKILL')) await once(child, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function launch(port: number, folder: string): Promise<ChildProcess> {
  const settings = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', folder];
  const child = spawn('redis-server', settings, { stdio: ['ignore', 'pipe', 'inherit'] });
  for await (const text of child.stdout) {
    if (String(text).includes('Ready to accept connections')) break;
  }
  return child;
}
