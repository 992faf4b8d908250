import { environmentSchema } from './config-schema.ts';

export type Config = ReturnType<typeof readConfig>;

export class ConfigError extends Error {
  override name = 'ConfigError';
}

/** Reads the environment once, at the start, and says in words what is wrong with it. */
export function readConfig(env: Record<string, string | undefined>) {
  const parsed = environmentSchema.safeParse(env);
  if (!parsed.success) {
    const lines = parsed.error.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`);
    throw new ConfigError(
      `The storefront cannot start, its environment is wrong:\n${lines.join('\n')}`,
    );
  }
  const values = parsed.data;
  return {
    port: values.PORT,
    host: values.HOST,
    publicOrigin: values.PUBLIC_ORIGIN,
    trustProxy: values.TRUST_PROXY,
    checkoutHosts: values.CHECKOUT_HOSTS,
    accountUrl: values.ACCOUNT_URL,
    sessionSecret: values.SESSION_SECRET,
    platform: {
      url: values.PLATFORM_URL,
      token: values.PLATFORM_TOKEN,
      tokenKind: values.PLATFORM_TOKEN_KIND,
      timeoutMs: values.PLATFORM_TIMEOUT_MS,
      imageOrigin: values.PLATFORM_IMAGE_ORIGIN ?? values.PLATFORM_URL,
    },
    redisUrl: values.REDIS_URL,
    cacheMemoryMb: values.CACHE_MEMORY_MB,
    webhookSecret: values.WEBHOOK_SECRET,
    purge: { edgeUrls: values.EDGE_PURGE_URL ?? [], againAfterMs: values.PURGE_AGAIN_AFTER_MS },
    metricsPort: values.METRICS_PORT,
    logLevel: values.LOG_LEVEL,
    stop: { drainDelayMs: values.DRAIN_DELAY_MS, timeoutMs: values.STOP_TIMEOUT_MS },
  };
}
