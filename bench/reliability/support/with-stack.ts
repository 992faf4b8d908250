import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { createStack, type Stack, type StackOptions } from '../../../deploy/stack/stack.ts';
import { settings } from './settings.ts';

const folder = path.resolve(import.meta.dirname, '../../../.data/bench');

/** A stack of the bench's own: cold nodes, an empty Redis, a platform that can be made to fail. Gone afterwards. */
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
    // measured are pages and the cart
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
  // pools and timers of a bench that is over keep nobody waiting
  process.exit();
}
