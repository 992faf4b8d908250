import { tagManagerOrigin } from '../../sandbox/server/storefront-settings.ts';

const isDev = process.env.WHOLE_SHOP === 'dev';
const port = Number(process.env.STACK_PORT ?? 8380);
const sandboxPort = port + 17;

export const command = isDev ? 'node scripts/dev.ts' : 'node deploy/stack/main.ts';
export const environment = isDev
  ? { PORT: String(port), SANDBOX_PORT: String(sandboxPort) }
  : { STACK_PORT: String(port) };

export const shop = `http://localhost:${port}`;
export const sandbox = `http://localhost:${sandboxPort}`;
/** The stack counts its ports from the shop's, development from the sandbox's. */
export const tagManager = tagManagerOrigin(isDev ? sandboxPort + 26 : port + 19);
