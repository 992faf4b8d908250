import path from 'node:path';
import freePort from 'get-port';
import { readConfig } from '../server/config.ts';
import { Running } from '../server/running.ts';
import { start } from '../server/start.ts';
import { connectSandbox, type SandboxClient } from './client.ts';
import { claimDirectory } from './data-directory.ts';
import { environmentFor } from './environment.ts';
import { filesUrl, shopHost, startPlatformHosts } from './https.ts';

/** Clients that force `https://` take the shop's host without a scheme. */
const hostVariables = {
  PUBLIC_STORE_DOMAIN: shopHost,
  PUBLIC_CHECKOUT_DOMAIN: shopHost,
  SHOPIFY_STORE_DOMAIN: shopHost,
};

export interface SandboxOptions {
  /** A free one if left out. */
  port?: number;
  /** A catalogue directory; a small shop if left out. */
  catalogue?: string;
  /** Where the shop's storefront is, with `{lang}` for the language: checkout and mails lead there. */
  shopUrl?: string;
  token?: string;
  adminToken?: string;
  webhooks?: { url: string; secret: string };
  /** Where the database and rendered pictures are kept; in node_modules/.cache if left out. */
  dataDirectory?: string;
  /** 'embedded' or 'pglite'; if left out, PGlite where the embedded one does not run. Or the URL of your own. */
  database?: string;
  /** Where it listens: 'localhost' if left out, '0.0.0.0' in a container. */
  host?: string;
  /** Whether the sandbox also answers for the platform's own hosts, over TLS: see `env` and `browserArguments`. */
  https?: boolean;
  /** Whether carts, orders and the rest of the last start stay. */
  keepState?: boolean;
  /** Gets a line on what takes long; silent if left out. */
  report?: (message: string) => void;
}

export interface Sandbox extends SandboxClient {
  /** For the process of a storefront. */
  env: Record<string, string>;
  /** For Chromium, with `https`. */
  browserArguments: string[];
  stop(): Promise<void>;
}

export async function startSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const { database = 'auto', webhooks } = options;
  const isServer = database.startsWith('postgres');
  const settings: Record<string, string | undefined> = {
    SANDBOX_CONTROL: '1',
    SANDBOX_HOST: options.host,
    SANDBOX_PORT: String(options.port ?? 0),
    SANDBOX_CATALOGUE: options.catalogue,
    SANDBOX_SHOP_URL: options.shopUrl,
    SANDBOX_STOREFRONT_TOKEN: options.token,
    SANDBOX_ADMIN_TOKEN: options.adminToken,
    SANDBOX_WEBHOOK_URL: webhooks?.url,
    SANDBOX_WEBHOOK_SECRET: webhooks?.secret,
    SANDBOX_DATA_DIR: options.dataDirectory,
    // never DATABASE_URL of the environment, which is the storefront's own
    SANDBOX_ORIGIN: options.https ? `https://${shopHost}` : originBehind(options),
    SANDBOX_FILES_URL: options.https ? filesUrl : undefined,
    DATABASE_URL: isServer ? database : undefined,
    SANDBOX_ENGINE: isServer ? undefined : database,
  };
  const config = readConfig({
    INIT_CWD: process.cwd(),
    ...Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined)),
  });
  const running = new Running();
  try {
    const data = await claimDirectory(config.dataDirectory);
    running.onStop(data.release);
    const report = options.report ?? (() => undefined);
    const port = config.port || (await freePort());
    await start(
      {
        ...config,
        port,
        origin: config.origin.replace(/:0$/, `:${port}`),
        dataDirectory: data.directory,
      },
      running,
      report,
    );
    const url = `http://localhost:${port}`;
    const connection = { url, token: config.storefrontToken, adminToken: config.adminToken };
    const client = connectSandbox(connection);
    if (!options.keepState) await client.reset();
    const stop = () => running.stop();
    const env = environmentFor(connection);
    if (!options.https) return { ...client, env, browserArguments: [], stop };
    const hosts = await startPlatformHosts(
      { host: 'localhost', port },
      path.join(config.dataDirectory, 'https'),
    );
    running.onStop(hosts.stop);
    const { browserArguments } = hosts;
    return { ...client, env: { ...env, ...hostVariables, ...hosts.env }, browserArguments, stop };
  } catch (error) {
    await running.stop();
    throw error;
  }
}

/** An address of all interfaces is none that a client could use. */
function originBehind({ host, port }: SandboxOptions): string | undefined {
  return host === '0.0.0.0' ? `http://localhost:${port ?? 0}` : undefined;
}
