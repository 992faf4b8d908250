import { z } from 'zod';
import { apiVersion } from './api-version.ts';

const origin = z
  .url({ protocol: /^https?$/ })
  // whoever writes a path expects it to be used
  .refine((text) => /^\/?$/.test(URL.parse(text)?.pathname ?? ''), 'must have no path')
  .transform((text) => new URL(text).origin);
const milliseconds = z.coerce.number().int().nonnegative();
const port = z.coerce.number().int().min(0).max(65535);
const list = z.string().transform((text) =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== ''),
);
/** Unset and empty both mean off. */
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

/** Every setting of the storefront, in the order of docs/configuration.md. */
export const environmentSchema = z.object({
  PUBLIC_ORIGIN: origin.meta({
    title: 'Addresses',
    description: 'Public origin of the shop. Form posts are accepted from this origin only.',
    example: 'https://shop.example',
  }),
  STAGE: optional(z.enum(['development', 'staging', 'preview', 'production'])).meta({
    description:
      'Search engines may index `production` only, and `production` and `preview` do not start with the sandbox’s public secrets. `preview` is described in [content.md](content.md#for-developers-push-pull-preview). Required if `NODE_ENV` is `production`; otherwise the default is `development`.',
    example: 'production',
  }),
  PREVIEW_PASSPHRASE: optional(z.string().min(12)).meta({
    description:
      'What editors type to see the preview, at least 12 characters; for `STAGE=preview` only, which needs it. With `ADMIN_URL` and its token the preview also shows drafts and hidden pages.',
    secret: true,
  }),
  NODE_ENV: optional(z.string()).meta({
    description: '`production` for the built shop. Set by `npm start` and the container image.',
  }),
  PORT: port.default(3000).meta({ description: 'The port to listen on.' }),
  HOST: z.string().default('localhost').meta({
    description: 'The address to listen on; `0.0.0.0` for all interfaces.',
  }),
  TRUST_PROXY: z.coerce.number().int().min(0).max(5).default(0).meta({
    description:
      'Number of trusted proxies in front of the storefront: the client’s IP address is the entry at this position from the end of `X-Forwarded-For`. With 0 the header is ignored.',
  }),
  HSTS_SUBDOMAINS: z.stringbool().default(false).meta({
    description:
      '`true` if every subdomain of the shop’s host is reached by HTTPS only: browsers then use nothing else for them (`includeSubDomains`).',
  }),
  ALLOW_PLAIN_CONNECTIONS: optional(list).meta({
    description:
      'Names of settings whose connections may be unencrypted in production, such as those inside a private network, separated by commas. `localhost` is always allowed.',
    example: 'REDIS_URL,EDGE_PURGE_URL',
  }),
  CHECKOUT_HOSTS: list
    .pipe(z.array(z.string().regex(/^[\w.-]+(:\d{1,5})?$/, 'a host, without https:// and path')))
    .meta({
      description:
        'Hosts of the checkout that the shop may open, separated by commas. The checkout itself may redirect to others.',
      example: 'checkout.shop.example',
    }),
  EXPRESS_PAYMENT: optional(z.string().regex(/^[\w-]{1,40}$/)).meta({
    description:
      'Wallet of the express checkout, sent as the `payment` parameter of the platform’s checkout. Without it the cart has no express button.',
    example: 'wallet',
  }),
  ACCOUNT_URL: z.url({ protocol: /^https?$/ }).meta({
    description: 'URL of the platform’s own account pages.',
    example: 'https://account.shop.example',
  }),
  ACCOUNT_CLIENT_ID: optional(z.string().regex(/^[\w-]+$/)).meta({
    description:
      'Client id of the Customer Account API ([accounts.md](accounts.md)). Needs `REDIS_URL`. Without it links lead to `ACCOUNT_URL`.',
    example: '0f3d7c9a-5b2e-4d61-8c1f-2a7b9e4d6c10',
  }),
  SECURITY_CONTACT: optional(z.url({ protocol: /^(https|mailto)$/ })).meta({
    description:
      'Contact for vulnerability reports, for `/.well-known/security.txt`. Without it that file does not exist.',
    example: 'mailto:security@shop.example',
  }),
  PLATFORM_URL: origin.meta({
    title: 'Platform',
    description: 'Origin of the shop on the platform.',
    example: 'https://shop.platform.example',
  }),
  PLATFORM_API_VERSION: z
    .string()
    .regex(/^(20\d\d-(01|04|07|10)|unstable)$/)
    .default(apiVersion)
    .meta({
      description:
        'Version of the Storefront and Admin API. For a retired version the platform uses the oldest one it still supports.',
      example: '2026-04',
    }),
  PLATFORM_COUNTRY: optional(z.string().regex(/^[A-Z]{2}$/)).meta({
    description:
      'Country whose market is the shop’s home and sets prices and publication of `/{lang}`. Without it the platform’s default market. Its currency must be the shop’s own; for others see `SHOP_MARKETS`.',
    example: 'AT',
  }),
  SHOP_MARKETS: optional(
    list.pipe(
      z.array(
        z
          .string()
          .toLowerCase()
          .regex(/^[a-z]{2}-[a-z]{2}$/, 'a language and a country, such as de-ch'),
      ),
    ),
  ).meta({
    description:
      'Further [markets](connect.md#markets-and-currencies), language and country, separated by commas. Without it the list of the shop’s folder.',
    example: 'da-dk,en-dk,de-ch',
  }),
  PLATFORM_TOKEN: z.string().min(1).meta({
    description: 'Storefront access token.',
    secret: true,
  }),
  PLATFORM_TOKEN_KIND: z.enum(['public', 'private']).default('public').meta({
    description:
      'With a private token, which is meant for servers, the platform rate-limits by the shopper’s IP address instead of the server’s.',
  }),
  PLATFORM_STOREFRONT_ID: optional(z.string().regex(/^\d+$/)).meta({
    description:
      'Id of this storefront in the platform’s channel, sent with every call, so that carts and orders name it. It says nothing of a visitor.',
    example: '1000012345',
  }),
  PLATFORM_TIMEOUT_MS: milliseconds.min(1).default(8000).meta({
    description: 'Timeout of a call to the platform, including retries.',
  }),
  PLATFORM_IMAGE_ORIGIN: optional(origin).meta({
    description: 'Origin of the platform’s images, if it is not `PLATFORM_URL`.',
    example: 'https://cdn.platform.example',
  }),
  WEBHOOK_SECRET: optional(z.string().min(16)).meta({
    description:
      'Signing secret of the platform’s webhooks to `/webhooks/platform`. Without it webhooks are off, and changes appear when cached entries expire.',
    secret: true,
  }),
  INDEXNOW_KEY: optional(z.string().regex(/^[\w-]{8,128}$/)).meta({
    description:
      'Key of [IndexNow](machine-readers.md#indexnow): 8 to 128 letters, digits and dashes of your own choice; public at `/indexnow.txt`.',
    example: '0f3d7c9a5b2e4d61',
  }),
  REVIEWS_SERVICE: optional(z.enum(['metafields', 'judge.me', 'trusted-shops'])).meta({
    title: 'Reviews',
    description: 'Where [reviews](connect.md#reviews) come from; without it from metafields.',
    example: 'judge.me',
  }),
  JUDGE_ME_TOKEN: optional(z.string().min(1)).meta({
    description: 'The public API token of Judge.me.',
    secret: true,
  }),
  TRUSTED_SHOPS_CLIENT_ID: optional(z.string().min(1)).meta({
    description: 'Client id of an API client in the eTrusted Control Centre.',
    example: '0123456789ab__shop',
  }),
  TRUSTED_SHOPS_CLIENT_SECRET: optional(z.string().min(1)).meta({
    description: 'Its secret.',
    secret: true,
  }),
  TRUSTED_SHOPS_CHANNEL: optional(z.string().regex(/^[\w-]+$/)).meta({
    description: 'Id of the channel with the shop’s reviews.',
    example: 'chl-01234567-89ab-cdef-0123-456789abcdef',
  }),
  REVIEWS_URL: optional(origin).meta({
    description: 'Origin of the service’s API, if it is not its public one: for tests.',
    example: 'http://localhost:4010',
  }),
  REDIS_URL: optional(z.url({ protocol: /^rediss?$/ })).meta({
    title: 'Cache and edge',
    description:
      'Shared by all nodes: cached platform responses, purges, rate limits. Without it every node uses its own memory.',
    secret: true,
  }),
  REDIS_SENTINELS: optional(
    list.pipe(
      z.array(
        z
          .string()
          .regex(/^[\w.-]+:\d{1,5}$/)
          .transform((text) => {
            const [host = '', port] = text.split(':');
            return { host, port: Number(port) };
          }),
      ),
    ),
  ).meta({
    description:
      'Hosts and ports of Redis Sentinels, separated by commas. User, password and TLS are those of `REDIS_URL`, whose host is then not used.',
    example: 'sentinel-0:26379,sentinel-1:26379,sentinel-2:26379',
  }),
  REDIS_SENTINEL_NAME: z.string().default('shop').meta({
    description: 'The name under which the Sentinels know the primary.',
  }),
  CACHE_MEMORY_MB: z.coerce.number().int().min(1).default(64).meta({
    description: 'Size of each node’s in-memory cache of platform responses.',
  }),
  CONTENT_WATCH_SECONDS: z.coerce.number().int().min(0).default(60).meta({
    description:
      'How often one node looks for changed menus, pages, articles and policies, for which the platform sends no webhooks. 0: never.',
  }),
  EDGE_PURGE_URL: optional(list.pipe(z.array(z.url({ protocol: /^https?$/ })))).meta({
    description:
      'URLs of all edges, separated by commas. They receive a `PURGE` request with the header `xkey-purge` when something changes.',
    example: 'http://varnish:6081/',
  }),
  FASTLY_SERVICE_ID: optional(z.string().regex(/^\w+$/)).meta({
    description:
      'Fastly service in front of the shop; purged by surrogate keys together with the edges. Needs `FASTLY_API_TOKEN`.',
  }),
  FASTLY_API_TOKEN: optional(z.string()).meta({
    description: 'Fastly token with the scope `purge_select`.',
    secret: true,
  }),
  CLOUDFLARE_ZONE_ID: optional(z.string().regex(/^\w+$/)).meta({
    description:
      'Cloudflare zone in front of the shop; purged by cache tags together with the edges. Needs `CLOUDFLARE_API_TOKEN`.',
  }),
  CLOUDFLARE_API_TOKEN: optional(z.string()).meta({
    description: 'Cloudflare token with the permission Cache Purge for the zone.',
    secret: true,
  }),
  PURGE_AGAIN_AFTER_MS: milliseconds.default(10_000).meta({
    description:
      'Delay of the second purge: the platform sends webhooks before its API returns the change.',
  }),
  SESSION_SECRET: z.string().min(32).meta({
    title: 'Secrets',
    description:
      'At least 32 random characters; encrypts the gift-card codes in the shopper’s cookie.',
    secret: true,
  }),
  NEWSLETTER_DATABASE_URL: optional(z.url({ protocol: /^postgres(ql)?$/ })).meta({
    title: 'Newsletter',
    description:
      'PostgreSQL database of the [newsletter](newsletter.md), created if permitted and migrated at start. Without it the newsletter is off; with it, the settings below are required.',
    secret: true,
  }),
  NEWSLETTER_SECRET: optional(z.string().min(32)).meta({
    description:
      'At least 32 random characters; signs the links in mails. Changing it invalidates all links already sent, including unsubscribe links.',
    secret: true,
  }),
  NEWSLETTER_WORKER: z.stringbool().default(true).meta({
    description: '`false` if the jobs run in a separate process (`npm run worker`).',
  }),
  SMTP_URL: optional(z.url({ protocol: /^smtps?$/ })).meta({
    description: 'The mail server. Configure it to sign the `List-Unsubscribe` headers with DKIM.',
    example: 'smtps://user:password@mail.example',
    secret: true,
  }),
  MAIL_FROM: optional(z.string().includes('@')).meta({
    description: 'Sender of the mails.',
    example: 'Shop <hello@shop.example>',
  }),
  ADMIN_URL: optional(origin).meta({
    description: 'Origin of the platform’s Admin API, which creates the vouchers.',
    example: 'https://shop.platform.example',
  }),
  ADMIN_TOKEN: optional(z.string().min(1)).meta({
    description:
      'Admin API access token with the scopes `write_discounts` and `read_discounts`, if it does not expire. Otherwise the two settings below.',
    secret: true,
  }),
  ADMIN_CLIENT_ID: optional(z.string().min(1)).meta({
    description:
      'Client id of the app in the platform’s Dev Dashboard. Tokens are requested and renewed with it ([connect.md](connect.md)).',
    example: '0123456789abcdef0123456789abcdef',
  }),
  ADMIN_CLIENT_SECRET: optional(z.string().min(1)).meta({
    description:
      'Client secret of that app. It also signs the webhooks that the app subscribed to.',
    secret: true,
  }),
  BREVO_API_KEY: optional(z.string().min(1)).meta({
    description:
      'API key of [Brevo](newsletter.md#e-mail-service), which then gets every confirmed subscriber and every withdrawal. Needs `BREVO_LIST_ID`.',
    secret: true,
  }),
  BREVO_LIST_ID: optional(z.coerce.number().int().positive()).meta({
    description: 'Number of the list in Brevo.',
    example: '12',
  }),
  BREVO_URL: optional(origin).meta({
    description: 'Origin of Brevo’s API, if it is not the public one: for tests.',
    example: 'http://localhost:4011',
  }),
  KLAVIYO_API_KEY: optional(z.string().min(1)).meta({
    description:
      'Private API key of Klaviyo, in place of Brevo, with the scopes lists, profiles, subscriptions and data privacy. Needs `KLAVIYO_LIST_ID`.',
    secret: true,
  }),
  KLAVIYO_LIST_ID: optional(z.string().regex(/^\w+$/)).meta({
    description: 'Id of the list in Klaviyo, with single opt-in: the shop has confirmed already.',
    example: 'Xy12Ab',
  }),
  KLAVIYO_URL: optional(origin).meta({
    description: 'Origin of Klaviyo’s API, if it is not the public one: for tests.',
    example: 'http://localhost:4014',
  }),
  MAILCHIMP_API_KEY: optional(z.string().min(1)).meta({
    description: 'API key of Mailchimp, in place of Brevo. Needs `MAILCHIMP_LIST_ID`.',
    secret: true,
  }),
  MAILCHIMP_LIST_ID: optional(z.string().regex(/^\w+$/)).meta({
    description: 'Id of the audience in Mailchimp.',
    example: 'a1b2c3d4e5',
  }),
  MAILCHIMP_URL: optional(origin).meta({
    description:
      'Origin of Mailchimp’s API, if it is not that of the key’s data centre: for tests.',
    example: 'http://localhost:4015',
  }),
  PRICE_HISTORY: z.stringbool().default(false).meta({
    description:
      '`true`: the worker records the [lowest price of 30 days](connect.md#reductions). Needs the scopes `read_products` and `write_products`.',
  }),
  TAG_MANAGER_URL: optional(z.string().regex(/^(https?:\/\/|\/(?!\/))/)).meta({
    title: 'Consent',
    description:
      'URL of the tag manager’s script with its id; a path is relative to the shop’s own host. Loaded after [consent](consent.md) only.',
    example: 'https://tags.shop.example/gtm.js?id=GTM-0000000',
  }),
  PLATFORM_CONSENT_URL: optional(z.url({ protocol: /^https?$/ })).meta({
    description:
      'The platform’s consent-tracking script (Customer Privacy API). Loaded after consent only; passes the visitor’s choice to the checkout.',
    example: 'https://cdn.platform.example/consent-tracking-api.js',
  }),
  PLATFORM_CONSENT_TOKEN: optional(z.string().min(1)).meta({
    description:
      'A **public** storefront access token for that script: it is visible in every page.',
  }),
  PLATFORM_SESSION_DOMAIN: optional(z.hostname()).meta({
    description:
      'Domain that shop and checkout share. With it a visit is one session of the [platform’s reports](marketing.md#the-platforms-reports), from the landing page to the order, after consent to statistics only.',
    example: 'shop.example',
  }),
  CONSENT_PROVIDER_SCRIPTS: optional(list.pipe(z.array(z.url({ protocol: /^https?$/ })))).meta({
    description:
      'Scripts of another consent provider, in loading order, separated by commas. They replace the shop’s own banner. The provider reports the visitor’s choice as Consent Mode updates.',
    example: 'https://cmp.example/rules.js,https://cmp.example/core.js',
  }),
  CONSENT_PROVIDER_OPEN: optional(z.string().regex(/^[\w$]+(\.[\w$]+)*$/)).meta({
    description: 'The provider’s function that opens its preferences, for the link in the footer.',
    example: 'CMP.openPreferences',
  }),
  CONSENT_KEEPS: optional(list).meta({
    description:
      'Cookies and storage entries that a withdrawal does not delete, such as the provider’s own record; `*` at the end is a wildcard.',
    example: 'cmp_*,blog_session',
  }),
  CONSENT_HOSTS: optional(list.pipe(z.array(origin))).meta({
    description:
      'Additional origins that these scripts may load from and send to, separated by commas. The origins of the scripts themselves are always allowed.',
    example: 'https://collect.example',
  }),
  GA4_MEASUREMENT_ID: optional(z.string().regex(/^G-\w+$/)).meta({
    title: 'Measurement',
    description:
      'Google Analytics 4: events of visitors who have [consented](marketing.md) are sent by the shop’s server, purchases by the platform’s webhook. Needs `GA4_API_SECRET`.',
    example: 'G-0000000000',
  }),
  GA4_API_SECRET: optional(z.string().min(1)).meta({
    description: 'Its API secret (Admin → Data streams → Measurement Protocol).',
    secret: true,
  }),
  GA4_URL: optional(origin).meta({
    description: 'Origin of its collector, if it is not the European one: for tests.',
    example: 'http://localhost:4012',
  }),
  META_PIXEL_ID: optional(z.string().regex(/^\d+$/)).meta({
    description: 'Meta’s Conversions API; likewise. Needs `META_ACCESS_TOKEN`.',
    example: '000000000000000',
  }),
  META_ACCESS_TOKEN: optional(z.string().min(1)).meta({
    description: 'Its access token (Events Manager → Settings → Conversions API).',
    secret: true,
  }),
  META_URL: optional(origin).meta({
    description: 'Origin of Meta’s API, if it is not the public one: for tests.',
    example: 'http://localhost:4013',
  }),
  EVENT_WEBHOOK_URL: optional(z.url({ protocol: /^https?$/ })).meta({
    description:
      'Any other service that gets the same events as signed JSON ([marketing.md](marketing.md#webhook)). Needs `EVENT_WEBHOOK_SECRET`.',
    example: 'https://events.example/shop',
  }),
  EVENT_WEBHOOK_SECRET: optional(z.string().min(16)).meta({
    description: 'Signs them.',
    secret: true,
  }),
  METRICS_PORT: optional(port).meta({
    title: 'Operations',
    description: 'Port of the Prometheus metrics (`/metrics`).',
    example: '9464',
  }),
  HEALTH_PORT: optional(port).meta({
    description:
      'Port at which a thread of its own answers `/health/live` and `/health/ready`, also while pages are rendered. `PORT` answers them, too.',
    example: '9465',
  }),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info').meta({
    description: 'Minimum level of log lines (JSON on standard output).',
  }),
  ERROR_REPORT_DSN: optional(z.string().regex(/^https?:\/\/\w+@[\w.:-]+\/(\S+\/)?\d+$/)).meta({
    description:
      'DSN of Sentry or a compatible service, for errors of the server and of browsers. Used with `STAGE` `production` and `staging` only.',
    example: 'https://key@errors.example/1',
  }),
  RELEASE: optional(z.string().regex(/^[\w.+-]{1,64}$/)).meta({
    description: 'Release name, for error reports and traces.',
    example: '2026.11.2',
  }),
  CI: optional(z.string()).meta({
    description: 'Set by CI systems. Turns error reports off.',
  }),
  VITALS_SAMPLE_RATE: z.coerce.number().min(0).max(1).default(0).meta({
    description:
      'Share of visits (0 to 1) whose web vitals are measured, without personal data, and added to the metrics.',
    example: '0.1',
  }),
  OTEL_EXPORTER_OTLP_ENDPOINT: optional(z.url({ protocol: /^https?$/ })).meta({
    description:
      'OpenTelemetry collector (OTLP over HTTP) for traces of requests and of calls to the platform.',
    example: 'http://collector:4318',
  }),
  OTEL_SERVICE_NAME: z.string().default('storefront').meta({
    description: 'Service name in traces.',
  }),
  TRACES_SAMPLE_RATE: z.coerce.number().min(0).max(1).default(1).meta({
    description:
      'Share of requests that are traced. A request with a `traceparent` header follows the decision of its sender.',
    example: '0.05',
  }),
  DRAIN_DELAY_MS: milliseconds.default(0).meta({
    description:
      'On shutdown: how long requests are still accepted while the readiness check fails, so that load balancers notice.',
  }),
  STOP_TIMEOUT_MS: milliseconds.default(10_000).meta({
    description: 'On shutdown: how long to wait for requests in flight before they are aborted.',
  }),
});

const measurement = {
  GA4_MEASUREMENT_ID: true,
  GA4_API_SECRET: true,
  GA4_URL: true,
  META_PIXEL_ID: true,
  META_ACCESS_TOKEN: true,
  META_URL: true,
  EVENT_WEBHOOK_URL: true,
  EVENT_WEBHOOK_SECRET: true,
} as const;

/** The services that get events. */
export const measurementSchema = environmentSchema.pick(measurement);

const neededByNewsletter = {
  NEWSLETTER_DATABASE_URL: true,
  NEWSLETTER_SECRET: true,
  SMTP_URL: true,
  MAIL_FROM: true,
  ADMIN_URL: true,
} as const;

const adminAccess = {
  PLATFORM_API_VERSION: true,
  ADMIN_URL: true,
  ADMIN_TOKEN: true,
  ADMIN_CLIENT_ID: true,
  ADMIN_CLIENT_SECRET: true,
} as const;

/** The settings of the Admin API. */
export const adminSchema = environmentSchema.pick(adminAccess);

/** The settings of the newsletter once it has a database. */
export const newsletterSchema = environmentSchema
  .pick({
    PUBLIC_ORIGIN: true,
    NEWSLETTER_WORKER: true,
    BREVO_API_KEY: true,
    BREVO_LIST_ID: true,
    BREVO_URL: true,
    KLAVIYO_API_KEY: true,
    KLAVIYO_LIST_ID: true,
    KLAVIYO_URL: true,
    MAILCHIMP_API_KEY: true,
    MAILCHIMP_LIST_ID: true,
    MAILCHIMP_URL: true,
    PLATFORM_COUNTRY: true,
    SHOP_MARKETS: true,
    PRICE_HISTORY: true,
    ...measurement,
    ...adminAccess,
    ...neededByNewsletter,
  })
  .required(neededByNewsletter);

/** The settings of the worker, which runs without those of the shop's pages. */
export const workerSchema = newsletterSchema.extend(
  environmentSchema.pick({
    STAGE: true,
    NODE_ENV: true,
    HOST: true,
    HEALTH_PORT: true,
    METRICS_PORT: true,
    ALLOW_PLAIN_CONNECTIONS: true,
  }).shape,
);
