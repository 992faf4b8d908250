import { z } from 'zod';

const answer = z.object({
  id: z.number(),
  result: z.object({ usedSize: z.number().optional(), backingStorageSize: z.number().optional() }),
});

/** Printed by a node that was started with `--inspect`. */
export const inspectorMessage = /^Debugger listening on (ws:\S+)$/;

/** Bytes in use after garbage collection, including buffers. */
export async function usedMemory(inspector: string): Promise<number> {
  const socket = new WebSocket(inspector);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true });
    socket.addEventListener('error', reject, { once: true });
  });
  let calls = 0;
  const call = (method: string) =>
    new Promise<z.infer<typeof answer>['result']>((resolve) => {
      calls += 1;
      const id = calls;
      socket.addEventListener('message', ({ data }) => {
        const { data: found } = answer.safeParse(JSON.parse(String(data)));
        if (found?.id === id) resolve(found.result);
      });
      socket.send(JSON.stringify({ id, method }));
    });
  try {
    // a second run collects what the first one released
    await call('HeapProfiler.collectGarbage');
    await call('HeapProfiler.collectGarbage');
    const { usedSize = 0, backingStorageSize = 0 } = await call('Runtime.getHeapUsage');
    return usedSize + backingStorageSize;
  } finally {
    socket.close();
  }
}
