import { connect, createServer, type Socket } from 'node:net';

/** A TCP proxy that can simulate an outage of its target. */
export interface TcpProxy {
  port: number;
  interrupt(): void;
  restore(): void;
  stop(): Promise<void>;
}

export async function startTcpProxy(target: { host: string; port: number }): Promise<TcpProxy> {
  let isUp = true;
  const sockets = new Set<Socket>();
  const server = createServer((incoming) => {
    if (!isUp) {
      incoming.destroy();
      return;
    }
    const outgoing = connect(target.port, target.host);
    for (const [one, other] of [
      [incoming, outgoing],
      [outgoing, incoming],
    ] as const) {
      sockets.add(one);
      one.pipe(other);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        sockets.delete(one);
        other.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const destroyAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    interrupt() {
      isUp = false;
      destroyAll();
    },
    restore() {
      isUp = true;
    },
    stop() {
      destroyAll();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
