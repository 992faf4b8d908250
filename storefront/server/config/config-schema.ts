import { z } from 'zod';

const origin = z.url({ protocol: /^https?$/ }).transform((text) => new URL(text).origin);
const milliseconds = z.coerce.number().int().nonnegative();
const port = z.coerce.number().int().min(0).max(65535);
const list = z.string().transform((text) =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== ''),
);
/** What is not set, or set to nothing, is off. */
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

/** Every setting of the storefront, in the order in which docs/configuration.md tells about them. */
export const environmentSchema = z.object({
  PUBLIC_ORIGIN: origin.meta({
    title: 'Addresses',
    description: 'Where shoppers find the shop. Forms are only taken from its own pages.',
    example: 'https://shop.example',
  }),
  STAGE: optional(z.enum(['development', 'staging', 'production'])).meta({
    description:
      'Which shop this is: search engines are let into `production` only, and it refuses to start with public secrets. Must be set where `NODE_ENV` is `production`; otherwise `development`.',
    example: 'production',
  }),
  NODE_ENV: optional(z.string()).meta({
    description: '`production` for the built shop. Set by `npm start` and the container image.',
  }),
  PORT: port.default(3000).meta({ description: 'The port to listen on.' }),
  HOST: z.string().default('localhost').meta({
    description: 'The address to listen on; `0.0.0.0` for every one of the machine.',
  }),
  TRUST_PROXY: z.coerce.number().int().min(0).max(5).default(0).meta({
    description:
      'How many proxies stand in front. So many entries at the end of `X-Forwarded-For` are believed when the shopper’s network address is read; with 0 the header is ignored.',
  }),
  CHECKOUT_HOSTS: list.meta({
    description: 'Hosts a cart may be handed over to, separated by commas.',
    example: 'checkout.shop.example',
  }),
  EXPRESS_PAYMENT: optional(z.string().regex(/^[\w-]{1,40}$/)).meta({
    description:
      'The wallet of the express checkout, as the platform’s checkout takes it in its `payment` parameter. Without it the cart has no express button.',
    example: 'wallet',
  }),
  ACCOUNT_URL: z.url({ protocol: /^https?$/ }).meta({
    description: 'The customer account.',
    example: 'https://account.shop.example',
  }),
  SECURITY_CONTACT: optional(z.url({ protocol: /^(https|mailto)$/ })).meta({
    description:
      'Where vulnerabilities are reported, for `/.well-known/security.txt`. Without it there is none.',
    example: 'mailto:security@shop.example',
  }),
  PLATFORM_URL: origin.meta({
    title: 'Platform',
    description: 'The shop on the platform.',
    example: 'https://shop.platform.example',
  }),
  PLATFORM_API_VERSION: z
    .string()
    .regex(/^(20\d\d-(01|04|07|10)|unstable)$/)
    .default('2025-07')
    .meta({
      description:
        'Version of its Storefront and Admin API. A retired one is answered by the oldest that is still supported.',
      example: '2026-04',
    }),
  PLATFORM_TOKEN: z.string().min(1).meta({
    description: 'Its storefront access token.',
    secret: true,
  }),
  PLATFORM_TOKEN_KIND: z.enum(['public', 'private']).default('public').meta({
    description:
      'A private token is made for servers: the platform then throttles by the shopper’s address instead of the server’s.',
  }),
  PLATFORM_TIMEOUT_MS: milliseconds.min(1).default(8000).meta({
    description: 'How long to wait for the platform, repetitions included.',
  }),
  PLATFORM_IMAGE_ORIGIN: optional(origin).meta({
    description: 'Where the platform’s pictures come from, if not from `PLATFORM_URL`.',
    example: 'https://cdn.platform.example',
  }),
  WEBHOOK_SECRET: optional(z.string().min(16)).meta({
    description:
      'With it the platform signs what it announces to `/webhooks/platform`. Without it, changes show when the lifetimes end.',
    secret: true,
  }),
  REDIS_URL: optional(z.url({ protocol: /^rediss?$/ })).meta({
    title: 'Cache and edge',
    description:
      'Shared by all nodes: answers of the platform, purges, limits. Without it one node keeps these in its memory.',
    secret: true,
  }),
  CACHE_MEMORY_MB: z.coerce.number().int().min(1).default(64).meta({
    description: 'How much of the platform’s answers each node keeps in its own memory.',
  }),
  EDGE_PURGE_URL: optional(list.pipe(z.array(z.url({ protocol: /^https?$/ })))).meta({
    description:
      'Gets a `PURGE` with the header `xkey-purge` when something changes. Several edges are separated by commas.',
    example: 'http://varnish:6081/',
  }),
  PURGE_AGAIN_AFTER_MS: milliseconds.default(10_000).meta({
    description: 'The platform announces changes before its API shows them: when to purge again.',
  }),
  SESSION_SECRET: z.string().min(32).meta({
    title: 'Secrets',
    description:
      'At least 32 random characters; seals the gift-card codes a shopper’s browser keeps.',
    secret: true,
  }),
  NEWSLETTER_DATABASE_URL: optional(z.url({ protocol: /^postgres(ql)?$/ })).meta({
    title: 'Newsletter',
    description:
      'PostgreSQL for the [newsletter](newsletter.md), created and migrated at the start where that is allowed. Without it there is none; with it, the settings below are required.',
    secret: true,
  }),
  NEWSLETTER_SECRET: optional(z.string().min(32)).meta({
    description:
      'At least 32 random characters; signs the links in mails. Changing it breaks those that were sent, the unsubscribe links included.',
    secret: true,
  }),
  NEWSLETTER_WORKER: z.stringbool().default(true).meta({
    description: '`false` where the jobs run in a process of their own (`npm run worker`).',
  }),
  SMTP_URL: optional(z.url({ protocol: /^smtps?$/ })).meta({
    description: 'The mail server. Let it sign the `List-Unsubscribe` headers with DKIM.',
    example: 'smtps://user:password@mail.example',
    secret: true,
  }),
  MAIL_FROM: optional(z.string().includes('@')).meta({
    description: 'Who the mails come from.',
    example: 'Shop <hello@shop.example>',
  }),
  ADMIN_URL: optional(origin).meta({
    description: 'The platform’s Admin API, where vouchers are made.',
    example: 'https://shop.platform.example',
  }),
  ADMIN_TOKEN: optional(z.string().min(1)).meta({
    description: 'Its access token; it needs `write_discounts` and `read_discounts`.',
    secret: true,
  }),
  TAG_MANAGER_URL: optional(z.string().regex(/^(https?:\/\/|\/(?!\/))/)).meta({
    title: 'Consent',
    description:
      'The tag manager’s script, its id included; a path is one of the shop’s own host. Loaded with [consent](consent.md) only. Where neither this nor `PLATFORM_CONSENT_URL` nor `CONSENT_PROVIDER_SCRIPTS` is set, nothing needs consent and nobody is asked.',
    example: 'https://tags.shop.example/gtm.js?id=GTM-0000000',
  }),
  PLATFORM_CONSENT_URL: optional(z.url({ protocol: /^https?$/ })).meta({
    description:
      'The platform’s consent-tracking script (Customer Privacy API). Loaded with consent only; tells the checkout what the visitor agreed to.',
    example: 'https://cdn.platform.example/consent-tracking-api.js',
  }),
  PLATFORM_CONSENT_TOKEN: optional(z.string().min(1)).meta({
    description: 'A **public** storefront access token for that script: every page shows it.',
  }),
  CONSENT_PROVIDER_SCRIPTS: optional(list.pipe(z.array(z.url({ protocol: /^https?$/ })))).meta({
    description:
      'Scripts of another consent provider, in their order, separated by commas: they replace the shop’s own banner. Its decisions are understood as Consent Mode updates.',
    example: 'https://cmp.example/rules.js,https://cmp.example/core.js',
  }),
  CONSENT_PROVIDER_OPEN: optional(z.string().regex(/^[\w$]+(\.[\w$]+)*$/)).meta({
    description: 'The provider’s function that shows the choice again, for the link in the footer.',
    example: 'CMP.openPreferences',
  }),
  CONSENT_KEEPS: optional(list).meta({
    description:
      'Cookies and storage entries of others on the shop’s host that outlive a withdrawal, such as the provider’s own record; `*` at the end stands for any ending.',
    example: 'cmp_*,blog_session',
  }),
  CONSENT_HOSTS: optional(list.pipe(z.array(origin))).meta({
    description:
      'Further origins which the scripts of this section may load from and send to, separated by commas; their own are known.',
    example: 'https://collect.example',
  }),
  METRICS_PORT: optional(port).meta({
    title: 'Operations',
    description: 'Prometheus metrics at `/metrics`, on a port of their own. Off where not set.',
    example: '9464',
  }),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info').meta({
    description: 'What is logged, as JSON lines.',
  }),
  ERROR_REPORT_DSN: optional(z.string().regex(/^https?:\/\/\w+@[\w.:-]+\/(\S+\/)?\d+$/)).meta({
    description:
      'Where errors are reported, of the server and of browsers: a DSN of Sentry or of what speaks its protocol. Only with `STAGE` `production` or `staging`.',
    example: 'https://key@errors.example/1',
  }),
  RELEASE: optional(z.string().regex(/^[\w.+-]{1,64}$/)).meta({
    description: 'Which release this is, for error reports.',
    example: '2026.11.2',
  }),
  CI: optional(z.string()).meta({
    description: 'Set by CI systems themselves. With it no error is reported.',
  }),
  VITALS_SAMPLE_RATE: z.coerce.number().min(0).max(1).default(0).meta({
    description:
      'The share of visits whose loading times and layout shifts are measured, without anything about the visitor, into the metrics. 0 is none, 1 is every one.',
    example: '0.1',
  }),
  OTEL_EXPORTER_OTLP_ENDPOINT: optional(z.url({ protocol: /^https?$/ })).meta({
    description:
      'A collector of OpenTelemetry that takes OTLP over HTTP: where traces of requests and of calls to the platform are sent. Off where not set.',
    example: 'http://collector:4318',
  }),
  OTEL_SERVICE_NAME: z.string().default('storefront').meta({
    description: 'What this process is called in traces.',
  }),
  TRACES_SAMPLE_RATE: z.coerce.number().min(0).max(1).default(1).meta({
    description:
      'The share of requests that are traced. One that comes with a trace is traced as its sender decided.',
    example: '0.05',
  }),
  DRAIN_DELAY_MS: milliseconds.default(0).meta({
    description:
      'How long a stopping server still takes requests while it says it is not ready, so that balancers notice.',
  }),
  STOP_TIMEOUT_MS: milliseconds.default(10_000).meta({
    description: 'How long it waits for requests under way before it ends them.',
  }),
});

const neededByNewsletter = {
  NEWSLETTER_DATABASE_URL: true,
  NEWSLETTER_SECRET: true,
  SMTP_URL: true,
  MAIL_FROM: true,
  ADMIN_URL: true,
  ADMIN_TOKEN: true,
} as const;

/** The settings of the newsletter once it has a database. */
export const newsletterSchema = environmentSchema
  .pick({
    PUBLIC_ORIGIN: true,
    PLATFORM_API_VERSION: true,
    NEWSLETTER_WORKER: true,
    ...neededByNewsletter,
  })
  .required(neededByNewsletter);
