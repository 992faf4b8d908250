import { z } from 'zod';

const origin = z.url({ protocol: /^https?$/ }).transform((text) => new URL(text).origin);

const environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().default('localhost'),
  STAGE: z.enum(['development', 'staging', 'production']).default('development'),
  PUBLIC_ORIGIN: origin,
  PLATFORM_URL: origin,
  PLATFORM_TOKEN: z.string().min(1),
  PLATFORM_TIMEOUT_MS: z.coerce.number().int().positive().default(8000),
  CHECKOUT_HOSTS: z.string().transform((text) => text.split(',').map((host) => host.trim())),
  ACCOUNT_URL: z.url({ protocol: /^https?$/ }),
  SESSION_SECRET: z.string().min(32),
  TRUST_PROXY: z.stringbool().default(false),
});

export interface Config {
  port: number;
  host: string;
  stage: 'development' | 'staging' | 'production';
  publicOrigin: string;
  platform: { url: string; token: string; timeoutMs: number };
  checkoutHosts: string[];
  accountUrl: string;
  sessionSecret: string;
  trustProxy: boolean;
}

export class ConfigError extends Error {
  override name = 'ConfigError';
}

/** Reads the environment once, at the start, and says in words what is wrong with it. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const parsed = environment.safeParse(env);
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
    stage: values.STAGE,
    publicOrigin: values.PUBLIC_ORIGIN,
    platform: {
      url: values.PLATFORM_URL,
      token: values.PLATFORM_TOKEN,
      timeoutMs: values.PLATFORM_TIMEOUT_MS,
    },
    checkoutHosts: values.CHECKOUT_HOSTS,
    accountUrl: values.ACCOUNT_URL,
    sessionSecret: values.SESSION_SECRET,
    trustProxy: values.TRUST_PROXY,
  };
}
