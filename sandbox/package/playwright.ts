import { defaultTokens, environmentFor } from './environment.ts';
import { startSandbox } from './start-sandbox.ts';

/** A global setup for Playwright: tests reach the sandbox with `connectSandbox()`. */
export default async function setup(): Promise<() => Promise<void>> {
  const { env, stop } = await startSandbox();
  Object.assign(process.env, env);
  return stop;
}

/**
 * An entry of Playwright's `webServer`, for a storefront that is a further entry and needs the sandbox while it starts:
 * Playwright starts servers before it runs a global setup. `env` is for that storefront and for tests.
 */
export function sandboxServer({ port }: { port: number }) {
  const connection = { ...defaultTokens, url: `http://localhost:${port}` };
  const env = environmentFor(connection);
  Object.assign(process.env, env);
  return {
    command: `npx storefront-sandbox --port ${port} --fresh`,
    url: `${connection.url}/health`,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 5_000 },
    env,
  };
}
