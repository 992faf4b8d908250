// Production topology on one machine: npm run stack. STACK_PORT changes all ports, LOG_LEVEL=info logs every request.
import path from 'node:path';
import { z } from 'zod';
import { createStack } from './stack.ts';

const { STACK_PORT, STACK_EDGES, STACK_FOLDER } = z
  .object({
    STACK_PORT: z.coerce.number().int().min(1024).max(65_000).default(8080),
    STACK_EDGES: z.coerce.number().int().min(1).max(5).default(1),
    /** Where the database is stored between runs. */
    STACK_FOLDER: z.string().default('.data/stack'),
  })
  .parse(process.env);

const stack = await createStack({
  port: STACK_PORT,
  edges: STACK_EDGES,
  folder: path.resolve(import.meta.dirname, '../..', STACK_FOLDER),
  output: (name, line) => console.log(`[${name}] ${line}`),
  nodeEnv: { LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn' },
});

let stopping: Promise<void> | null = null;
async function stop(exitCode: number): Promise<void> {
  stopping ??= stack.stop();
  await stopping;
  process.exit(exitCode);
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(0));

const { urls, ports } = stack;
console.log(`shop        ${urls.shop}   (through Varnish: see the X-Cache header)
nodes       ${urls.nodes.join('  ')}
metrics     ${urls.metrics.join('  ')}
sandbox     ${urls.sandbox}   (platform, checkout, account)
mails       ${urls.sandbox}/_inbox
tag manager ${urls.tagManager}   (stub, loaded after consent)
redis       ${ports.redis}
postgresql  ${ports.postgres}
`);
try {
  await stack.start();
  console.log(`\nready: ${urls.shop}`);
} catch (error) {
  if (!stopping) console.error(error instanceof Error ? error.message : error);
  await stop(1);
}
