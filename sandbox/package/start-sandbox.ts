import { readConfig } from '../server/config.ts';
import { Running, start } from '../server/start.ts';
import { connectSandbox, type SandboxClient } from './client.ts';
import { claimDirectory } from './data-directory.ts';
import { environmentFor } from './environment.ts';

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
  /** Whether carts, orders and the rest of the last start stay. */
  keepState?: boolean;
  /** Gets a line on what takes long; silent if left out. */
  report?: (message: string) => void;
}

export interface Sandbox extends SandboxClient {
  /** For the process of a storefront. */
  env: Record<string, string>;
  stop(): Promise<void>;
}

export async function startSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const { database = 'auto', webhooks } = options;
  const isServer = database.startsWith('postgres');
  const settings: Record<string, string | undefined> = {
    SANDBOX_CONTROL: '1',
    SANDBOX_PORT: String(options.port ?? 0),
    SANDBOX_CATALOGUE: options.catalogue,
    SANDBOX_SHOP_URL: options.shopUrl,
    SANDBOX_STOREFRONT_TOKEN: options.token,
    SANDBOX_ADMIN_TOKEN: options.adminToken,
    SANDBOX_WEBHOOK_URL: webhooks?.url,
    SANDBOX_WEBHOOK_SECRET: webhooks?.secret,
    SANDBOX_DATA_DIR: options.dataDirectory,
    // never DATABASE_URL of the environment, which is the storefront's own
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
    const [url = config.origin] = await start(
      { ...config, dataDirectory: data.directory },
      running,
      report,
    );
    const connection = { url, token: config.storefrontToken, adminToken: config.adminToken };
    const client = connectSandbox(connection);
    if (!options.keepState) await client.reset();
    return { ...client, env: environmentFor(connection), stop: () => running.stop() };
  } catch (error) {
    await running.stop();
    throw error;
  }
}
