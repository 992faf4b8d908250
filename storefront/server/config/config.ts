import type { z } from 'zod';
import {
  adminSchema,
  environmentSchema,
  type measurementSchema,
  newsletterSchema,
  workerSchema,
} from './config-schema.ts';
import {
  isLoopback,
  productionProblems,
  sessionProblems,
  tokenProblems,
} from './production-rules.ts';

export type Config = ReturnType<typeof readConfig>;
export type ErrorReportConfig = NonNullable<Config['errorReports']>;
export type TracingConfig = NonNullable<Config['tracing']>;
export type AdminConfig = NonNullable<ReturnType<typeof readAdminConfig>>;
type AdminAccess = { token: string } | { clientId: string; clientSecret: string };
export type EmailServiceConfig = NonNullable<ReturnType<typeof emailServiceOf>>;
export type MeasurementConfig = NonNullable<ReturnType<typeof measurementOf>>;
export type NewsletterConfig = NonNullable<ReturnType<typeof readNewsletterConfig>>;

export class ConfigError extends Error {
  override name = 'ConfigError';
  /** Each starts with the names of its settings: `A, B: reason`. */
  readonly problems: readonly string[];

  constructor(message: string, problems: readonly string[] = []) {
    super(message);
    this.problems = problems;
  }
}

type Environment = Record<string, string | undefined>;
type Values = z.output<typeof environmentSchema>;
type ResolvedValues = Values & { STAGE: NonNullable<Values['STAGE']> };

/** Reads the environment once, at start; throws a ConfigError that lists every invalid setting. */
export function readConfig(env: Environment) {
  const parsed = parse(environmentSchema, env);
  const values = { ...parsed, STAGE: safeStage(parsed) };
  return {
    port: values.PORT,
    host: values.HOST,
    stage: values.STAGE,
    preview: values.PREVIEW_PASSPHRASE
      ? { passphrase: values.PREVIEW_PASSPHRASE, admin: readAdminConfig(env) }
      : null,
    publicOrigin: values.PUBLIC_ORIGIN,
    trustProxy: values.TRUST_PROXY,
    hstsSubdomains: values.HSTS_SUBDOMAINS,
    checkoutHosts: values.CHECKOUT_HOSTS,
    expressPayment: values.EXPRESS_PAYMENT ?? null,
    accountUrl: values.ACCOUNT_URL,
    accountClientId: values.ACCOUNT_CLIENT_ID ?? null,
    securityContact: values.SECURITY_CONTACT ?? null,
    sessionSecret: values.SESSION_SECRET,
    platform: {
      url: values.PLATFORM_URL,
      token: values.PLATFORM_TOKEN,
      tokenKind: values.PLATFORM_TOKEN_KIND,
      apiVersion: values.PLATFORM_API_VERSION,
      country: values.PLATFORM_COUNTRY ?? null,
      markets: values.SHOP_MARKETS ?? null,
      storefrontId: values.PLATFORM_STOREFRONT_ID ?? null,
      sessionDomain: values.PLATFORM_SESSION_DOMAIN ?? null,
      timeoutMs: values.PLATFORM_TIMEOUT_MS,
      imageOrigin: values.PLATFORM_IMAGE_ORIGIN ?? values.PLATFORM_URL,
    },
    reviews: reviewsOf(values),
    redisUrl: values.REDIS_URL,
    redisSentinel: values.REDIS_SENTINELS
      ? { hosts: values.REDIS_SENTINELS, name: values.REDIS_SENTINEL_NAME }
      : null,
    cacheMemoryMb: values.CACHE_MEMORY_MB,
    contentWatchSeconds: values.CONTENT_WATCH_SECONDS,
    webhookSecret: values.WEBHOOK_SECRET,
    indexNow: indexNowOf(values),
    purge: purgeConfig(values),
    newsletter: readNewsletterConfig(env),
    measurement: measurementOf(values),
    consent: consentConfig(values),
    consentHosts: values.CONSENT_HOSTS ?? [],
    metricsPort: values.METRICS_PORT,
    healthPort: values.HEALTH_PORT,
    logLevel: values.LOG_LEVEL,
    errorReports: errorReportsOf(values),
    vitalsSampleRate: values.VITALS_SAMPLE_RATE,
    tracing: tracingOf(values),
    shutdown: { drainDelayMs: values.DRAIN_DELAY_MS, timeoutMs: values.STOP_TIMEOUT_MS },
  };
}

/** The stage, if the settings are safe for it. */
function safeStage(values: Pick<Values, 'PUBLIC_ORIGIN'> & Partial<Values>) {
  if (!values.STAGE && values.NODE_ENV === 'production') {
    failWith([
      'STAGE: must be set to development, staging, preview or production (it decides whether search engines may index the shop)',
    ]);
  }
  const { STAGE: stage = 'development' } = values;
  const problems = [
    ...tokenProblems(values),
    ...sessionProblems(values),
    ...(stage === 'production' || stage === 'preview' ? productionProblems(values) : []),
    ...(values.ACCOUNT_CLIENT_ID && !values.REDIS_URL
      ? ['REDIS_URL: is needed by ACCOUNT_CLIENT_ID, for the sessions of customers']
      : []),
    ...((stage === 'preview') === Boolean(values.PREVIEW_PASSPHRASE)
      ? []
      : ['PREVIEW_PASSPHRASE: is needed by STAGE=preview, and by no other stage']),
  ];
  if (problems.length > 0) failWith(problems);
  return stage;
}

function purgeConfig(values: Values) {
  const { FASTLY_SERVICE_ID, FASTLY_API_TOKEN, CLOUDFLARE_ZONE_ID, CLOUDFLARE_API_TOKEN } = values;
  const problems = [
    !FASTLY_SERVICE_ID !== !FASTLY_API_TOKEN &&
      'FASTLY_SERVICE_ID, FASTLY_API_TOKEN: both or neither must be set',
    !CLOUDFLARE_ZONE_ID !== !CLOUDFLARE_API_TOKEN &&
      'CLOUDFLARE_ZONE_ID, CLOUDFLARE_API_TOKEN: both or neither must be set',
  ].filter((problem) => problem !== false);
  if (problems.length > 0) failWith(problems);
  return {
    edgeUrls: values.EDGE_PURGE_URL ?? [],
    againAfterMs: values.PURGE_AGAIN_AFTER_MS,
    fastly:
      FASTLY_SERVICE_ID && FASTLY_API_TOKEN
        ? { serviceId: FASTLY_SERVICE_ID, token: FASTLY_API_TOKEN }
        : null,
    cloudflare:
      CLOUDFLARE_ZONE_ID && CLOUDFLARE_API_TOKEN
        ? { zoneId: CLOUDFLARE_ZONE_ID, token: CLOUDFLARE_API_TOKEN }
        : null,
  };
}

/** Null without a service: the shop's total is then the configured one. */
function reviewsOf(values: Values) {
  const { REVIEWS_SERVICE: service, REVIEWS_URL: url, PLATFORM_URL } = values;
  if (service === 'judge.me') {
    const { token } = required({ token: ['JUDGE_ME_TOKEN', values.JUDGE_ME_TOKEN] }, service);
    const shopDomain = new URL(PLATFORM_URL).hostname;
    return { service, url: url ?? 'https://judge.me', shopDomain, token } as const;
  }
  if (service === 'trusted-shops') {
    const access = required(
      {
        clientId: ['TRUSTED_SHOPS_CLIENT_ID', values.TRUSTED_SHOPS_CLIENT_ID],
        clientSecret: ['TRUSTED_SHOPS_CLIENT_SECRET', values.TRUSTED_SHOPS_CLIENT_SECRET],
        channel: ['TRUSTED_SHOPS_CHANNEL', values.TRUSTED_SHOPS_CHANNEL],
      },
      service,
    );
    const loginUrl = url ?? 'https://login.etrusted.com';
    return { service, url: url ?? 'https://api.etrusted.com', loginUrl, ...access } as const;
  }
  return service ? ({ service } as const) : null;
}

/** The values of settings that a service needs. */
function required<Key extends string>(
  settings: Record<Key, [name: string, value: string | undefined]>,
  service: string,
): Record<Key, string> {
  const entries: [string, [string, string | undefined]][] = Object.entries(settings);
  const problems = entries.flatMap(([, [name, value]]) =>
    value ? [] : [`${name}: is required by REVIEWS_SERVICE=${service}`],
  );
  if (problems.length > 0) failWith(problems);
  return Object.fromEntries(entries.map(([key, [, value]]) => [key, value])) as Record<Key, string>;
}

/** Null where nothing needs consent. */
function consentConfig(values: Values) {
  const { TAG_MANAGER_URL, PLATFORM_CONSENT_URL, CONSENT_PROVIDER_SCRIPTS } = values;
  const { PLATFORM_SESSION_DOMAIN } = values;
  const isMeasured = measurementOf(values) !== null;
  const services = [TAG_MANAGER_URL, PLATFORM_CONSENT_URL, CONSENT_PROVIDER_SCRIPTS];
  if (!services.some(Boolean) && !PLATFORM_SESSION_DOMAIN && !isMeasured) return null;
  return {
    ...(isMeasured && { serverEvents: true as const }),
    ...(PLATFORM_SESSION_DOMAIN && { platformSessions: true as const }),
    tagManager: TAG_MANAGER_URL ? new URL(TAG_MANAGER_URL, values.PUBLIC_ORIGIN).href : null,
    platform: PLATFORM_CONSENT_URL
      ? {
          script: PLATFORM_CONSENT_URL,
          checkoutHost: values.CHECKOUT_HOSTS[0] ?? null,
          token: values.PLATFORM_CONSENT_TOKEN ?? null,
        }
      : null,
    provider: CONSENT_PROVIDER_SCRIPTS
      ? { scripts: CONSENT_PROVIDER_SCRIPTS, open: values.CONSENT_PROVIDER_OPEN ?? null }
      : null,
    keeps: values.CONSENT_KEEPS ?? [],
  };
}

/** Only production and staging report errors, and never in CI. */
function errorReportsOf(values: ResolvedValues) {
  const { ERROR_REPORT_DSN: dsn, STAGE: environment, RELEASE: release } = values;
  const isCi = !['0', 'false'].includes(values.CI ?? '0');
  if (!dsn || environment === 'development' || isCi) return null;
  return { dsn, environment, release };
}

/** Search engines are told of the production shop only. */
function indexNowOf({ INDEXNOW_KEY: key, STAGE, PUBLIC_ORIGIN }: ResolvedValues) {
  if (!key || STAGE !== 'production' || isLoopback(new URL(PUBLIC_ORIGIN).hostname)) return null;
  return { key };
}

/** Null if no collector is configured. */
function tracingOf(values: Values) {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: collector, OTEL_SERVICE_NAME: service } = values;
  if (!collector) return null;
  return { collector, service, release: values.RELEASE, sampleRate: values.TRACES_SAMPLE_RATE };
}

/** Null without a database; with one, all other newsletter settings are required. */
export function readNewsletterConfig(env: Environment) {
  if (!env.NEWSLETTER_DATABASE_URL) return null;
  const values = parse(newsletterSchema, env);
  return {
    publicOrigin: values.PUBLIC_ORIGIN,
    databaseUrl: values.NEWSLETTER_DATABASE_URL,
    /** Signs the links in mails. */
    secret: values.NEWSLETTER_SECRET,
    /** Whether this process also runs the jobs. */
    worker: values.NEWSLETTER_WORKER,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    admin: adminConfig({ ...values, url: values.ADMIN_URL }),
    emailService: emailServiceOf(values),
    measurement: measurementOf(values),
    /** Null unless prices are recorded. */
    prices: values.PRICE_HISTORY
      ? { country: values.PLATFORM_COUNTRY ?? null, markets: values.SHOP_MARKETS ?? null }
      : null,
  };
}

/** For the worker: the newsletter's settings under the rules of the stage. */
export function readWorkerConfig(env: Environment) {
  const newsletter = readNewsletterConfig({ ...env, NEWSLETTER_WORKER: 'true' });
  if (!newsletter) {
    return failWith([
      'NEWSLETTER_DATABASE_URL: is not set, the newsletter worker has no jobs to run',
    ]);
  }
  const values = parse(workerSchema, env);
  safeStage(values);
  const { HOST: host, HEALTH_PORT: healthPort, METRICS_PORT: metricsPort } = values;
  return { newsletter, host, healthPort, metricsPort };
}

/** The services that get events of visitors who have consented; null without any. */
function measurementOf(values: z.output<typeof measurementSchema>) {
  const pairs = [
    ['GA4_MEASUREMENT_ID', 'GA4_API_SECRET'],
    ['META_PIXEL_ID', 'META_ACCESS_TOKEN'],
    ['EVENT_WEBHOOK_URL', 'EVENT_WEBHOOK_SECRET'],
  ] as const;
  const problems = pairs.flatMap(([one, other]) =>
    !values[one] === !values[other] ? [] : [`${one}, ${other}: both or neither must be set`],
  );
  if (problems.length > 0) failWith(problems);
  const { GA4_MEASUREMENT_ID, GA4_API_SECRET, META_PIXEL_ID, META_ACCESS_TOKEN } = values;
  const { EVENT_WEBHOOK_URL, EVENT_WEBHOOK_SECRET } = values;
  const ga4 = GA4_MEASUREMENT_ID &&
    GA4_API_SECRET && {
      url: values.GA4_URL ?? 'https://region1.google-analytics.com',
      measurementId: GA4_MEASUREMENT_ID,
      apiSecret: GA4_API_SECRET,
    };
  const meta = META_PIXEL_ID &&
    META_ACCESS_TOKEN && {
      url: values.META_URL ?? 'https://graph.facebook.com',
      pixelId: META_PIXEL_ID,
      accessToken: META_ACCESS_TOKEN,
    };
  const webhook = EVENT_WEBHOOK_URL &&
    EVENT_WEBHOOK_SECRET && { url: EVENT_WEBHOOK_URL, secret: EVENT_WEBHOOK_SECRET };
  if (!ga4 && !meta && !webhook) return null;
  return { ga4: ga4 || null, meta: meta || null, webhook: webhook || null };
}

/** Null without a key: subscribers are then exported by hand. */
function emailServiceOf(values: z.output<typeof newsletterSchema>) {
  const settings = ['BREVO', 'KLAVIYO', 'MAILCHIMP'] as const;
  const given = settings.filter((name) => values[`${name}_API_KEY`] || values[`${name}_LIST_ID`]);
  const problems = given.flatMap((name) =>
    values[`${name}_API_KEY`] && values[`${name}_LIST_ID`]
      ? []
      : [`${name}_API_KEY, ${name}_LIST_ID: both or neither must be set`],
  );
  if (given.length > 1) problems.push(`${given.join(', ')}: only one e-mail service can be set`);
  if (problems.length > 0) failWith(problems);
  const { BREVO_API_KEY, BREVO_LIST_ID, KLAVIYO_API_KEY, KLAVIYO_LIST_ID } = values;
  const { MAILCHIMP_API_KEY, MAILCHIMP_LIST_ID } = values;
  if (BREVO_API_KEY && BREVO_LIST_ID) {
    const access = { apiKey: BREVO_API_KEY, listId: BREVO_LIST_ID };
    return { service: 'Brevo', url: values.BREVO_URL, ...access } as const;
  }
  if (KLAVIYO_API_KEY && KLAVIYO_LIST_ID) {
    const access = { apiKey: KLAVIYO_API_KEY, listId: KLAVIYO_LIST_ID };
    return { service: 'Klaviyo', url: values.KLAVIYO_URL, ...access } as const;
  }
  if (MAILCHIMP_API_KEY && MAILCHIMP_LIST_ID) {
    const access = { apiKey: MAILCHIMP_API_KEY, listId: MAILCHIMP_LIST_ID };
    return { service: 'Mailchimp', url: values.MAILCHIMP_URL, ...access } as const;
  }
  return null;
}

/** Null without an address. */
export function readAdminConfig(env: Environment) {
  const values = parse(adminSchema, env);
  return values.ADMIN_URL ? adminConfig({ ...values, url: values.ADMIN_URL }) : null;
}

function adminConfig(values: z.output<typeof adminSchema> & { url: string }) {
  const { ADMIN_TOKEN: token, ADMIN_CLIENT_ID: clientId, ADMIN_CLIENT_SECRET: secret } = values;
  const access: AdminAccess | undefined =
    clientId && secret ? { clientId, clientSecret: secret } : token ? { token } : undefined;
  if (!access) {
    return failWith([
      'ADMIN_TOKEN: is required with ADMIN_URL, unless ADMIN_CLIENT_ID and ADMIN_CLIENT_SECRET are set',
    ]);
  }
  const { PLATFORM_API_VERSION: version } = values;
  return {
    url: values.url,
    access,
    apiVersion: version < oldestAdminApi ? oldestAdminApi : version,
  };
}

/** Vouchers and webhooks use fields that older versions of the Admin API do not have. */
const oldestAdminApi = '2025-10';

/** Values that must never be logged. */
export function secretsOf({
  platform,
  sessionSecret,
  webhookSecret,
  redisUrl,
  purge,
  reviews,
  newsletter,
  measurement,
  preview,
}: Config) {
  return [
    ...(preview ? [preview.passphrase, adminSecretOf(preview.admin)] : []),
    ...(reviews?.service === 'judge.me' ? [reviews.token] : []),
    ...(reviews?.service === 'trusted-shops' ? [reviews.clientSecret] : []),
    platform.token,
    sessionSecret,
    webhookSecret,
    redisUrl,
    purge.fastly?.token,
    purge.cloudflare?.token,
    ...(newsletter ? newsletterSecretsOf(newsletter) : []),
    ...measurementSecretsOf(measurement),
  ];
}

export function newsletterSecretsOf(config: NewsletterConfig) {
  const { databaseUrl, secret, smtpUrl, admin, emailService } = config;
  return [
    databaseUrl,
    secret,
    smtpUrl,
    adminSecretOf(admin),
    emailService?.apiKey,
    ...measurementSecretsOf(config.measurement),
  ];
}

function measurementSecretsOf(config: MeasurementConfig | null) {
  return [config?.ga4?.apiSecret, config?.meta?.accessToken, config?.webhook?.secret];
}

function adminSecretOf(admin: AdminConfig | null) {
  if (!admin) return undefined;
  return 'token' in admin.access ? admin.access.token : admin.access.clientSecret;
}

function parse<Schema extends z.ZodType>(schema: Schema, env: Environment): z.output<Schema> {
  const parsed = schema.safeParse(env);
  if (parsed.success) return parsed.data;
  return failWith(parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`));
}

function failWith(problems: string[]): never {
  throw new ConfigError(
    `Invalid configuration, the storefront cannot start:\n  ${problems.join('\n  ')}`,
    problems,
  );
}
