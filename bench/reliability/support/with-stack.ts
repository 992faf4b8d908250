import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { createStack, type Stack, type StackOptions } from '../../../deploy/stack/stack.ts';
import { settings } from './settings.ts';

const folder = path.resolve(import.meta.dirname, '../../../.data/bench');

/** Starts a stack for one benchmark: cold nodes, an empty Redis, a platform with fault injection. Stops it afterwards. */
export async function withStack(
  { onOutput, ...options }: Partial<StackOptions> & { onOutput?: StackOptions['output'] },
  measure: (stack: Stack) => Promise<void>,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  const log = createWriteStream(path.join(folder, 'stack.log'));
  const stack = await createStack({
    port: settings.BENCH_PORT,
    folder,
    output(name, line) {
      log.write(`[${name}] ${line}\n`);
      onOutput?.(name, line);
    },
    // only pages and the cart are measured
    hasServices: false,
    ...options,
    sandboxEnv: { SANDBOX_CONTROL: '1', ...options.sandboxEnv },
  });
  const interrupted = async () => {
    await stack.stop();
    process.exit(130);
  };
  process.once('SIGINT', interrupted).once('SIGTERM', interrupted);
  try {
    await stack.start();
    await measure(stack);
  } finally {
    await stack.stop();
    log.end();
  }
  // exits despite open connection pools and timers
  process.exit();
}
