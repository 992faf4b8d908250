import { platformSettings, tagManagerOrigin } from '../../sandbox/server/storefront-settings.ts';

export const isDev = process.env.WHOLE_SHOP === 'dev';
const port = Number(process.env.STACK_PORT ?? 8380);
const sandboxPort = port + 17;

export const command = isDev ? 'node scripts/dev.ts' : 'node deploy/stack/main.ts';
export const environment = isDev
  ? { PORT: String(port), SANDBOX_PORT: String(sandboxPort) }
  : {
      STACK_PORT: String(port),
      // editing.spec.ts: the dashboard, and changes without a webhook sooner than in a minute
      SANDBOX_CONTROL: '1',
      CONTENT_WATCH_SECONDS: '2',
      PURGE_AGAIN_AFTER_MS: '1000',
      // with the catalogue that benchmarks have seeded
      STACK_FOLDER: '.data/bench',
    };

export const shop = `http://localhost:${port}`;
export const sandbox = `http://localhost:${sandboxPort}`;
/** The stack counts its ports from the shop's, development from the sandbox's. */
export const tagManager = tagManagerOrigin(isDev ? sandboxPort + 26 : port + 19);

/** A process of its own, past the edge. */
export const preview = `http://localhost:${port + 30}`;
export const passphrase = 'for editors of the sandbox';
export const adminSettings = { ADMIN_URL: sandbox, ADMIN_TOKEN: 'sandbox-admin-token' };
export const previewEnvironment = {
  NODE_ENV: 'production',
  STAGE: 'preview',
  PREVIEW_PASSPHRASE: passphrase,
  PORT: String(port + 30),
  PUBLIC_ORIGIN: preview,
  ...platformSettings(sandbox),
  ...adminSettings,
};
