import { existsSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { type Language, languages } from '../catalogue-format/languages.ts';
import { settingRates } from '../graphql/market.ts';
import { defaultTokens } from '../package/environment.ts';
import { packageFile } from '../package-files.ts';

/** `name:token`, or `name:token:directory` for goods of its own. */
const shopEntry = z
  .tuple([
    z.string().regex(/^[a-z][a-z0-9-]{0,20}$/, 'each shop is name:token or name:token:directory'),
    z.string().min(1),
  ])
  .rest(z.string().min(1));

function splitShops(text: string): string[][] {
  const entries = text.split(',').filter((entry) => entry !== '');
  return entries.map((entry) => {
    const [name = '', token = '', ...directory] = entry.split(':');
    return directory.length > 0 ? [name, token, directory.join(':')] : [name, token];
  });
}

const environment = z.object({
  SANDBOX_HOST: z.string().min(1).default('localhost'),
  SANDBOX_PORT: z.coerce.number().int().min(0).max(65535).default(4000),
  SANDBOX_ORIGIN: z.url().optional(),
  SANDBOX_FILES_URL: z.url().optional(),
  SANDBOX_SHOP_URL: z.string().includes('{lang}').default('http://localhost:3000/{lang}'),
  SANDBOX_STOREFRONT_TOKEN: z.string().min(1).default(defaultTokens.token),
  SANDBOX_PUBLIC_TOKEN: z.string().min(1).optional(),
  SANDBOX_ADMIN_TOKEN: z.string().min(1).default(defaultTokens.adminToken),
  SANDBOX_ADMIN_CLIENT_ID: z.string().min(1).default('sandbox-client'),
  SANDBOX_ADMIN_CLIENT_SECRET: z.string().min(1).default('sandbox-client-secret'),
  SANDBOX_INBOX_PORT: z.coerce.number().int().min(1).max(65535).optional(),
  SANDBOX_TAG_MANAGER_PORT: z.coerce.number().int().min(1).max(65535).optional(),
  SANDBOX_SMTP_URL: z.url().optional(),
  SANDBOX_WEBHOOK_URL: z.url().optional(),
  SANDBOX_WEBHOOK_SECRET: z.string().min(1).default('sandbox-webhook-secret'),
  SANDBOX_CONTROL: z.enum(['0', '1']).default('0'),
  SANDBOX_EMPTY_SHOP: z.enum(['0', '1']).default('0'),
  SANDBOX_MARKETS: z
    .string()
    .regex(/^[A-Z]{2}:[A-Z]{3}(,[A-Z]{2}:[A-Z]{3})*$/, 'must be like DK:DKK,SE:SEK')
    .refine((text) => text.split(',').every((pair) => settingRates[pair.slice(3)]), {
      error: `knows ${Object.keys(settingRates).join(', ')}; others are markets of shop.json`,
    })
    .optional(),
  SANDBOX_CATALOGUE: z.string().min(1).optional(),
  SANDBOX_PRIMARY_LANGUAGE: z.enum(languages).optional(),
  SANDBOX_SHOPS: z.string().default('').transform(splitShops).pipe(z.array(shopEntry)),
  CATALOGUE_SIZE: z.coerce.number().int().min(1).optional(),
  SANDBOX_DATA_DIR: z.string().min(1).optional(),
  SANDBOX_ENGINE: z.enum(['auto', 'embedded', 'pglite']).default('auto'),
  SANDBOX_POSTGRES_PORT: z.coerce.number().int().min(0).max(65535).default(0),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must start with postgres:// or postgresql://')
    .optional(),
});

/** A shop beside the first one, with its own database, tokens and host. */
export interface FurtherShop {
  name: string;
  origin: string;
  storefrontToken: string;
  adminToken: string;
  catalogueDirectory: string;
}

export interface Config {
  host: string;
  port: number;
  /** The public base URL, without a slash at the end. */
  origin: string;
  /** The public base URL of pictures; undefined serves them under the origin. */
  filesUrl?: string | undefined;
  /** The shop's address with "{lang}" where its language goes. */
  shopUrl: string;
  storefrontToken: string;
  /** For browsers, beside that of servers; undefined lets both use the same. */
  publicToken?: string | undefined;
  adminToken: string;
  /** For the client credentials grant. */
  adminClient: { id: string; secret: string };
  /** Where the inbox page takes the shop's mails over SMTP; undefined takes none. */
  inboxPort: number | undefined;
  /** Where the tag manager's stand-in listens; undefined starts none. */
  tagManagerPort: number | undefined;
  /** Undefined keeps mails in the inbox page only. */
  smtpUrl?: string | undefined;
  /** Undefined sends no webhooks. */
  webhooks?: { url: string; secret: string } | undefined;
  /** Whether tests may change facts and make the platform fail. */
  control: boolean;
  /** Whether the shop starts as the platform creates it, which docs/connect.md sets up. */
  isEmptyShop: boolean;
  /** Currencies of further markets by country. */
  markets: Record<string, string>;
  /** A directory as catalogue-format/README.md describes it. */
  catalogueDirectory: string;
  /** Of every shop, instead of its catalogue's own. */
  primaryLanguage?: Language | undefined;
  furtherShops: FurtherShop[];
  /** Undefined keeps to the catalogue's own products. */
  catalogueSize: number | undefined;
  dataDirectory: string;
  /** 0 picks a free one. */
  postgresPort: number;
  /** Undefined starts one of our own. */
  databaseUrl: string | undefined;
  /** Which PostgreSQL that is; 'auto' takes the embedded one where it runs, else PGlite. */
  engine: 'auto' | 'embedded' | 'pglite';
}

export function readConfig(source: NodeJS.ProcessEnv): Config {
  const parsed = environment.safeParse(withoutEmpty(source));
  if (!parsed.success) {
    const reasons = parsed.error.issues.map(
      ({ path: [name], message }) => `  ${String(name)}: ${message}`,
    );
    throw new Error(`The sandbox's environment is not usable:\n${reasons.join('\n')}`);
  }
  const values = parsed.data;
  const origin = (
    values.SANDBOX_ORIGIN ?? `http://${values.SANDBOX_HOST}:${values.SANDBOX_PORT}`
  ).replace(/\/$/, '');
  // npm runs a workspace's script in the workspace; directories are meant from where it was called
  const callDirectory = source.INIT_CWD ?? process.cwd();
  const dataDirectory = path.resolve(
    callDirectory,
    values.SANDBOX_DATA_DIR ?? defaultDataDirectory(callDirectory),
  );
  const catalogueDirectory = values.SANDBOX_CATALOGUE
    ? path.resolve(callDirectory, values.SANDBOX_CATALOGUE)
    : packageFile('examples/small-shop');
  return {
    host: values.SANDBOX_HOST,
    port: values.SANDBOX_PORT,
    origin,
    filesUrl: values.SANDBOX_FILES_URL?.replace(/\/$/, ''),
    shopUrl: values.SANDBOX_SHOP_URL,
    storefrontToken: values.SANDBOX_STOREFRONT_TOKEN,
    publicToken: values.SANDBOX_PUBLIC_TOKEN,
    adminToken: values.SANDBOX_ADMIN_TOKEN,
    adminClient: {
      id: values.SANDBOX_ADMIN_CLIENT_ID,
      secret: values.SANDBOX_ADMIN_CLIENT_SECRET,
    },
    inboxPort: values.SANDBOX_INBOX_PORT,
    tagManagerPort: values.SANDBOX_TAG_MANAGER_PORT,
    smtpUrl: values.SANDBOX_SMTP_URL,
    webhooks: values.SANDBOX_WEBHOOK_URL
      ? { url: values.SANDBOX_WEBHOOK_URL, secret: values.SANDBOX_WEBHOOK_SECRET }
      : undefined,
    control: values.SANDBOX_CONTROL === '1',
    isEmptyShop: values.SANDBOX_EMPTY_SHOP === '1',
    markets: Object.fromEntries(
      (values.SANDBOX_MARKETS?.split(',') ?? []).map((pair) => pair.split(':')),
    ),
    catalogueDirectory,
    primaryLanguage: values.SANDBOX_PRIMARY_LANGUAGE,
    furtherShops: values.SANDBOX_SHOPS.map(([name, storefrontToken, directory]) => ({
      name,
      origin: origin.replace('://', `://${name}.`),
      storefrontToken,
      adminToken: `${values.SANDBOX_ADMIN_TOKEN}-${name}`,
      catalogueDirectory: directory ? path.resolve(callDirectory, directory) : catalogueDirectory,
    })),
    catalogueSize: values.CATALOGUE_SIZE,
    dataDirectory,
    postgresPort: values.SANDBOX_POSTGRES_PORT,
    databaseUrl: values.DATABASE_URL,
    engine: values.SANDBOX_ENGINE,
  };
}

/** Among the other caches of a project, which no version control keeps. */
function defaultDataDirectory(directory: string): string {
  const modules = path.join(directory, 'node_modules');
  return existsSync(modules) ? path.join(modules, '.cache/storefront-sandbox') : '.sandbox';
}

function withoutEmpty(source: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
}
