import type { Config } from '../config/config.ts';

type ConsentedConfig = Pick<Config, 'consent' | 'consentHosts' | 'publicOrigin'>;

interface SecurityOptions {
  publicOrigin: string;
  /** Where the platform's pictures come from. */
  imageOrigin: string;
  checkoutHosts: string[];
  /** What may be loaded once a visitor has agreed; the page does not know who has. */
  consented?: ConsentedSources;
}

interface ConsentedSources {
  origins: string[];
  /** Another provider's banner brings styles of its own. */
  foreignStyles: boolean;
}

const nothingConsented: ConsentedSources = { origins: [], foreignStyles: false };

export const reportPath = '/reports/policy';

const everyAnswer = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy':
    'accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
};

/** What every answer and every page carries so that a browser protects the shopper. */
export function createSecurityHeaders({
  publicOrigin,
  imageOrigin,
  checkoutHosts,
  consented = nothingConsented,
}: SecurityOptions) {
  const { protocol } = new URL(publicOrigin);
  const isSecure = protocol === 'https:';
  const checkouts = checkoutHosts.map((host) => `${protocol}//${host}`);
  const others = consented.origins.map((other) => ` ${other}`).join('');
  const otherStyles = consented.foreignStyles ? `${others} 'unsafe-inline'` : '';
  const always = {
    ...everyAnswer,
    ...(isSecure && { 'Strict-Transport-Security': 'max-age=63072000' }),
  };

  const policyOf = (scriptHashes: string[]) =>
    [
      "default-src 'self'",
      ["script-src 'self'", ...scriptHashes.map((hash) => `'${hash}'`)].join(' ') + others,
      `style-src 'self'${otherStyles}`,
      // the stylesheet draws some of its patterns
      `img-src 'self' data: ${imageOrigin}${others}`,
      `media-src 'self' ${imageOrigin}`,
      "font-src 'self'",
      `connect-src 'self'${others}`,
      others ? `frame-src${others}` : "frame-src 'none'",
      ["form-action 'self'", ...checkouts].join(' '),
      "frame-ancestors 'none'",
      "base-uri 'none'",
      "object-src 'none'",
      ...(isSecure ? ['upgrade-insecure-requests'] : []),
      ...reporting,
    ].join('; ');

  return {
    always,
    /** For everything that is no page: even opened by itself it loads and runs nothing. */
    other: { 'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'" },
    /** For a page; its inline scripts are known by their hashes. */
    page: (scriptHashes: string[]) => ({
      'Content-Security-Policy': policyOf(scriptHashes),
      'Content-Security-Policy-Report-Only': [
        "require-trusted-types-for 'script'",
        ...reporting,
      ].join('; '),
      'Reporting-Endpoints': `policy="${reportPath}"`,
    }),
  };
}

/** The origins of what is configured, each once; the shop's own is allowed anyway. */
export function consentedSources({
  consent,
  consentHosts,
  publicOrigin,
}: ConsentedConfig): ConsentedSources {
  if (!consent) return nothingConsented;
  const scripts = [
    consent.tagManager,
    consent.platform?.script,
    ...(consent.provider?.scripts ?? []),
  ];
  const origins = scripts.flatMap((script) => (script ? [new URL(script).origin] : []));
  const checkout = consent.platform?.checkoutHost;
  if (checkout) origins.push(`${new URL(publicOrigin).protocol}//${checkout}`);
  const foreign = new Set([...origins, ...consentHosts]);
  foreign.delete(publicOrigin);
  return { origins: [...foreign], foreignStyles: consent.provider !== null };
}

const reporting = [`report-uri ${reportPath}`, 'report-to policy'];
