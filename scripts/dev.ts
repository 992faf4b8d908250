// The whole shop on one machine: sandbox and storefront together, one prefix each; Ctrl-C stops both.
import { fileURLToPath } from 'node:url';
import concurrently from 'concurrently';

const root = fileURLToPath(new URL('..', import.meta.url));
const storefrontPort = process.env.PORT ?? '3000';
const sandboxPort = process.env.SANDBOX_PORT ?? '4000';
const storefront = `http://localhost:${storefrontPort}`;
const sandbox = `http://localhost:${sandboxPort}`;

console.log(`storefront  ${storefront}\nsandbox     ${sandbox}\n`);

const { result } = concurrently(
  [
    {
      name: 'sandbox',
      command: 'node sandbox/server/main.ts',
      prefixColor: 'yellow',
      env: {
        SANDBOX_PORT: sandboxPort,
        SANDBOX_SHOP_URL: `${storefront}/{lang}`,
        SANDBOX_WEBHOOK_URL: `${storefront}/webhooks/platform`,
      },
    },
    {
      name: 'storefront',
      command: 'node --env-file-if-exists=.env storefront/server/main.ts --dev',
      prefixColor: 'cyan',
      env: {
        PORT: storefrontPort,
        PUBLIC_ORIGIN: storefront,
        PLATFORM_URL: sandbox,
        PLATFORM_TOKEN: 'sandbox-storefront-token',
        CHECKOUT_HOSTS: new URL(sandbox).host,
        ACCOUNT_URL: `${sandbox}/account`,
        SESSION_SECRET: 'for-the-local-sandbox-only-and-nothing-else',
        WEBHOOK_SECRET: 'sandbox-webhook-secret',
      },
    },
  ],
  { cwd: root, killOthersOn: ['failure', 'success'], prefix: '[{name}]' },
);

// whoever presses Ctrl-C means both, and has been told everything already
result.catch(() => process.exit(1));
