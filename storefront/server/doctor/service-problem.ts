import { Redis } from 'ioredis';
import { createTransport } from 'nodemailer';
import pg from 'pg';

const timeoutMs = 5000;

/** Logs in to a service at this address. Undefined if that works, otherwise the reason. */
export async function serviceProblem(url: string): Promise<string | undefined> {
  const { protocol } = new URL(url);
  try {
    if (protocol.startsWith('redis')) await pingRedis(url);
    else if (protocol.startsWith('postgres')) await queryPostgres(url);
    else await logInToSmtp(url);
    return undefined;
  } catch (error) {
    return reasonOf(error);
  }
}

async function pingRedis(url: string) {
  const redis = new Redis(url, {
    lazyConnect: true,
    connectTimeout: timeoutMs,
    maxRetriesPerRequest: 0,
    retryStrategy: () => null,
  });
  // the connection's own error says more than that of the command
  let problem: Error | undefined;
  redis.on('error', (error) => {
    problem = error;
  });
  try {
    await redis.ping();
  } catch (error) {
    throw problem ?? error;
  } finally {
    redis.disconnect();
  }
}

const databaseMissing = '3D000';

async function queryPostgres(url: string) {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: timeoutMs,
    query_timeout: timeoutMs,
  });
  try {
    await client.connect();
    await client.query('select 1');
  } catch (error) {
    // the newsletter creates its database
    if (!(error instanceof pg.DatabaseError && error.code === databaseMissing)) throw error;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function logInToSmtp(url: string) {
  const transport = createTransport({
    url,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  });
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
  return typeof code === 'string' ? code : error.message || error.name;
}
