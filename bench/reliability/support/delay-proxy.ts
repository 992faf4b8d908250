import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A TCP proxy on this machine that delays every byte, as a distant or busy server does. */
export async function startDelayProxy({ port, target }: { port: number; target: number }) {
  let delayMs = 0;

  /** In order, also when the delay becomes shorter. */
  function forward(from: Socket, to: Socket) {
    let last = 0;
    const later = (act: () => void) => {
      last = Math.max(last, performance.now() + delayMs);
      setTimeout(act, Math.max(0, last - performance.now()));
    };
    from.on('data', (chunk) => later(() => to.write(chunk)));
    from.on('end', () => later(() => to.end()));
    from.on('error', () => to.destroy());
    from.on('close', () => later(() => to.destroy()));
  }

  const server = createServer({ noDelay: true }, (client) => {
    const upstream = connect({ port: target, host: '127.0.0.1', noDelay: true });
    forward(client, upstream);
    forward(upstream, client);
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    /** One way: an answer takes twice as long. */
    setDelay(milliseconds: number) {
      delayMs = milliseconds;
    },
    close: () => server.close(),
  };
}
