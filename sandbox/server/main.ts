import { readConfig } from './config.ts';
import { Running } from './running.ts';
import { start } from './start.ts';

const running = new Running();
const stop = async (exitCode: number) => {
  await running.stop();
  process.exit(exitCode);
};
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(0));

try {
  const origins = await start(readConfig(process.env), running, console.log);
  for (const origin of origins) console.log(`sandbox ready at ${origin}`);
} catch (error) {
  // Whatever fails while everything is being stopped is no news.
  if (!running.isStopping) console.error(error instanceof Error ? error.message : error);
  await stop(1);
}
