import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import freePort from 'get-port';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startRedis } from '../testing/redis-server.ts';
import { connectRedis } from './redis.ts';

/** One Sentinel that knows the primary, and a connection of a node that asks it. */
async function withSentinel() {
  const redis = await startRedis();
  onTestFinished(redis.stop);
  const port = await freePort();
  const states: string[] = [];
  const connection = connectRedis({
    url: 'redis://ignored.example',
    sentinel: { hosts: [{ host: '127.0.0.1', port }], name: 'shop' },
    onState: (state) => states.push(state),
  });
  onTestFinished(connection.close);
  return {
    connection,
    states,
    startSentinel() {
      const folder = mkdtempSync(path.join(tmpdir(), 'sentinel-'));
      const file = path.join(folder, 'sentinel.conf');
      const monitored = `sentinel monitor shop 127.0.0.1 ${new URL(redis.url).port} 1`;
      writeFileSync(file, `port ${port}\nbind 127.0.0.1\n${monitored}\n`);
      const sentinel = spawn('redis-server', [file, '--sentinel'], { stdio: 'ignore' });
      onTestFinished(() => {
        sentinel.kill('SIGKILL');
        rmSync(folder, { recursive: true, force: true });
      });
    },
  };
}

const isConnected = ({ state, subscriber }: ReturnType<typeof connectRedis>) =>
  vi.waitFor(() => expect([state(), subscriber.status]).toEqual(['up', 'ready']), {
    timeout: 20_000,
  });

test('a shop starts although no Sentinel answers, and finds Redis when one does', async () => {
  const { connection, states, startSentinel } = await withSentinel();
  await connection.start();
  expect(connection.state()).toBe('down');
  startSentinel();
  await isConnected(connection);
  expect(states).toEqual(['down', 'up']);
});

test('a connection that is ended while it asks a Sentinel is made again', async () => {
  const { connection, startSentinel } = await withSentinel();
  startSentinel();
  await connection.start();
  await isConnected(connection);
  for (const client of [connection.commands, connection.subscriber]) {
    // as the client does by itself when it hears of a fail-over at this moment
    client.once('connecting', () => setImmediate(() => client.disconnect(true)));
    const ended = new Promise((resolve) => client.once('end', resolve));
    client.disconnect(true);
    await ended;
  }
  await isConnected(connection);
});
