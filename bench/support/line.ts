import { connect, createServer, type Socket } from 'node:net';

/** A line to a service that can be cut and mended. */
export interface Line {
  port: number;
  cut(): void;
  mend(): void;
  stop(): Promise<void>;
}

export async function startLine(target: { host: string; port: number }): Promise<Line> {
  let whole = true;
  const sockets = new Set<Socket>();
  const server = createServer((incoming) => {
    if (!whole) {
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
    cut() {
      whole = false;
      destroyAll();
    },
    mend() {
      whole = true;
    },
    stop() {
      destroyAll();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
