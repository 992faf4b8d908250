import { z } from 'zod';

const answer = z.object({
  id: z.number(),
  result: z.object({ usedSize: z.number().optional(), backingStorageSize: z.number().optional() }),
});

/** How a node says where its inspector listens, when it is started with `--inspect`. */
export const inspectorLine = /^Debugger listening on (ws:\S+)$/;

/** Bytes that a node really needs: what is left after its garbage was collected, buffers included. */
export async function neededMemory(inspector: string): Promise<number> {
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
    // what is freed by the first may hold what the second frees
    await call('HeapProfiler.collectGarbage');
    await call('HeapProfiler.collectGarbage');
    const { usedSize = 0, backingStorageSize = 0 } = await call('Runtime.getHeapUsage');
    return usedSize + backingStorageSize;
  } finally {
    socket.close();
  }
}
