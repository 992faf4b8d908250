import { setTimeout as delay } from 'node:timers/promises';
import type { Connection } from './environment.ts';

/** What shall go wrong; nothing that is left out does. */
export interface Faults {
  latencyMilliseconds?: number;
  /** The share of requests, from 0 to 1, that fail with status 500. */
  errorRate?: number;
  /** The share of requests that are refused as too many. */
  throttleRate?: number;
  throttleStatus?: 200 | 429 | 430;
  /** 'error' answers 503, 'reset' cuts the connection, 'hang' never answers. */
  outage?: 'none' | 'error' | 'reset' | 'hang';
  /** The share of requests that are done, and then answered with status 500. */
  lostAnswerRate?: number;
  /** Requests with this text in their body are answered with 503, and no others. */
  failing?: string | null;
  /** The share of requests that fail inside the platform, which it reports with status 200. */
  internalErrorRate?: number;
  /** Access scopes that the storefront token lacks. */
  deniedScopes?: string[];
  /** 402 for a frozen shop, 423 for a locked one. */
  rejectionStatus?: 402 | 423 | null;
  /** Every change of a cart is also answered with this code of the schema; a user error refuses the change. */
  cartProblem?: {
    kind: 'userErrors' | 'warnings';
    code: string;
    message?: string;
    target?: 'cart' | 'line';
  } | null;
}

export interface RequestEntry {
  operation: string;
  /** In a few words: what it asked for, or why it failed. */
  detail: string;
  language?: string;
  /** ISO 8601. */
  at: string;
  status: number;
  milliseconds: number;
  document?: string;
  /** Tokens, passwords and codes are masked. */
  variables?: Record<string, unknown>;
  errors?: { message: string; extensions?: Record<string, unknown> }[];
}

export interface Mail {
  recipient: string;
  subject: string;
  text: string;
  html: string;
  /** ISO 8601. */
  at: string;
}

/** A field or argument that was asked for and that the sandbox does not answer. */
export interface Unanswered {
  field: string;
  askedBy: string;
  times: number;
  last: string;
}

export interface Answer<Data> {
  data?: Data | null;
  errors?: { message: string; extensions?: Record<string, unknown> }[];
}

/** Asks and steers a running sandbox. */
export interface SandboxClient extends Connection {
  /** Sends an operation to the Storefront API, in the newest version. */
  query<Data = Record<string, unknown>>(
    document: string,
    variables?: Record<string, unknown>,
  ): Promise<Answer<Data>>;
  /** Back to the first day: stock, prices and codes as in the catalogue, no carts, orders, mails or faults. */
  reset(): Promise<void>;
  /** Replaces all faults; `{}` ends them. */
  setFaults(faults: Faults): Promise<void>;
  setClock(now: Date): Promise<void>;
  /** Price and stock of the variant with this article number. */
  changeVariant(
    sku: string,
    change: { price?: number; compareAtPrice?: number | null; stock?: number },
  ): Promise<void>;
  /** The last 500 to the Storefront API, or those of one operation; newest first. */
  requests(operation?: string): Promise<RequestEntry[]>;
  /** The next request of an operation, or one that came already; rejects after some seconds. */
  waitForRequest(operation: string, milliseconds?: number): Promise<RequestEntry>;
  /** Newest first. */
  mails(): Promise<Mail[]>;
  unanswered(): Promise<Unanswered[]>;
  /** Rejects with the fields that were asked for and are not implemented. */
  expectNoUnanswered(): Promise<void>;
  /** One more shop with goods, carts and orders of its own, for tests that run side by side. */
  createShop(shop: { name: string; catalogue?: string }): Promise<SandboxClient>;
}

/** A client for a sandbox that runs elsewhere, such as the one that `exec` or a global setup has started. */
export function connectSandbox(connection: Connection = fromEnvironment()): SandboxClient {
  const { url, token } = connection;
  const request = async (path: string, method = 'GET', body?: object) => {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: {
        'X-Shopify-Storefront-Access-Token': token,
        ...(body && { 'Content-Type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${await response.text()}`);
    return response;
  };
  // the sandbox and this client are one package: what it sends is what this file says
  const read = async <T>(path: string, method?: string, body?: object) =>
    (await (await request(path, method, body)).json()) as T;
  const write = async (path: string, method: string, body?: object) => {
    await request(path, method, body);
  };
  const requests = (operation?: string) =>
    read<RequestEntry[]>(
      `/_control/requests${operation ? `?operation=${encodeURIComponent(operation)}` : ''}`,
    );
  const unanswered = () => read<Unanswered[]>('/_control/unanswered');
  return {
    ...connection,
    query: (query, variables = {}) =>
      read('/api/unstable/graphql.json', 'POST', { query, variables }),
    reset: () => write('/_control/reset', 'POST'),
    setFaults: (faults) => write('/_control/faults', 'PUT', faults),
    setClock: (now) => write('/_control/clock', 'PUT', { now }),
    changeVariant: (sku, change) =>
      write(`/_control/variants/${encodeURIComponent(sku)}`, 'PATCH', change),
    requests,
    waitForRequest: async (operation, milliseconds = 5_000) => {
      const end = Date.now() + milliseconds;
      for (;;) {
        const [latest] = await requests(operation);
        if (latest) return latest;
        if (Date.now() > end) throw new Error(`No request ${operation} in ${milliseconds} ms.`);
        await delay(20);
      }
    },
    mails: () => read('/_control/mails'),
    unanswered,
    expectNoUnanswered: async () => {
      const missing = (await unanswered()).map(({ field, askedBy }) => `${field} (${askedBy})`);
      if (missing.length > 0) throw new Error(`The sandbox did not answer: ${missing.join(', ')}`);
    },
    createShop: async (shop) => {
      const tokens = await read<Pick<Connection, 'token' | 'adminToken'>>(
        '/_control/shops',
        'POST',
        shop,
      );
      const client = connectSandbox({ url, ...tokens });
      // one of an earlier run may have left its state
      await client.reset();
      return client;
    },
  };
}

function fromEnvironment(): Connection {
  const { SANDBOX_URL, SANDBOX_TOKEN, SANDBOX_ADMIN_TOKEN } = process.env;
  if (!SANDBOX_URL || !SANDBOX_TOKEN) {
    throw new Error('There is no sandbox: SANDBOX_URL and SANDBOX_TOKEN are not set.');
  }
  return { url: SANDBOX_URL, token: SANDBOX_TOKEN, adminToken: SANDBOX_ADMIN_TOKEN ?? '' };
}
