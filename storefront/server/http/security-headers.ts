import type { Config } from '../config/config.ts';

type ConsentedConfig = Pick<Config, 'consent' | 'consentHosts' | 'publicOrigin'>;

interface SecurityOptions {
  publicOrigin: string;
  /** Origin of the platform's images. */
  imageOrigin: string;
  /** Sources that may load after consent. Pages are cached for everyone, so every page allows them. */
  consented?: ConsentedSources;
  /** Whether all subdomains use HTTPS, too. */
  hstsSubdomains?: boolean;
}

interface ConsentedSources {
  /** What scripts may come from: the platform's one file, since anybody can store files at its origin. */
  scripts: string[];
  origins: string[];
  /** A third-party consent banner injects inline styles. */
  foreignStyles: boolean;
}

const nothingConsented: ConsentedSources = { scripts: [], origins: [], foreignStyles: false };

export const cspReportPath = '/reports/policy';

const commonHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy':
    'accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
};

/** Security headers of pages and of all other responses. */
export function createSecurityHeaders({
  publicOrigin,
  imageOrigin,
  consented = nothingConsented,
  hstsSubdomains = false,
}: SecurityOptions) {
  const { protocol } = new URL(publicOrigin);
  const isSecure = protocol === 'https:';
  const others = consented.origins.map((other) => ` ${other}`).join('');
  const scripts = consented.scripts.map((script) => ` ${script}`).join('');
  const otherStyles = consented.foreignStyles ? `${others} 'unsafe-inline'` : '';
  const always = {
    ...commonHeaders,
    ...(isSecure && {
      'Strict-Transport-Security': `max-age=63072000${hstsSubdomains ? '; includeSubDomains' : ''}`,
    }),
  };

  const policyOf = (scriptHashes: string[]) =>
    [
      "default-src 'self'",
      ["script-src 'self'", ...scriptHashes.map((hash) => `'${hash}'`)].join(' ') + scripts,
      `style-src 'self'${otherStyles}`,
      // the stylesheet contains data: images
      `img-src 'self' data: ${imageOrigin}${others}`,
      `media-src 'self' data: ${imageOrigin}`,
      "font-src 'self'",
      `connect-src 'self'${others}`,
      others ? `frame-src${others}` : "frame-src 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "base-uri 'none'",
      "object-src 'none'",
      ...(isSecure ? ['upgrade-insecure-requests'] : []),
      ...reporting,
    ].join('; ');

  return {
    always,
    /** For everything but pages: opened directly, it may load and run nothing. */
    other: { 'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'" },
    /** For a page; inline scripts are allowed by hash. */
    page: (scriptHashes: string[]) => ({
      'Content-Security-Policy': policyOf(scriptHashes),
      'Content-Security-Policy-Report-Only': [
        "require-trusted-types-for 'script'",
        ...reporting,
      ].join('; '),
      'Reporting-Endpoints': `policy="${cspReportPath}"`,
    }),
  };
}

/** The origins of all configured third-party scripts, without duplicates and without the shop's own. */
export function consentedSources({
  consent,
  consentHosts,
  publicOrigin,
}: ConsentedConfig): ConsentedSources {
  if (!consent) return nothingConsented;
  const ofProviders = [consent.tagManager, ...(consent.provider?.scripts ?? [])];
  const script = consent.platform?.script;
  const originsOf = (urls: (string | null | undefined)[]) =>
    urls.flatMap((url) => (url ? [new URL(url).origin] : []));
  const checkout = consent.platform?.checkoutHost;
  const checkoutOrigin = checkout && `${new URL(publicOrigin).protocol}//${checkout}`;
  const foreign = (urls: (string | null | undefined)[]) =>
    [...new Set(urls)].flatMap((url) => (url && url !== publicOrigin ? [url] : []));
  return {
    scripts: foreign([...originsOf(ofProviders), script?.split('?', 1)[0], ...consentHosts]),
    origins: foreign([...originsOf([...ofProviders, script]), checkoutOrigin, ...consentHosts]),
    foreignStyles: consent.provider !== null,
  };
}

const reporting = [`report-uri ${cspReportPath}`, 'report-to policy'];
