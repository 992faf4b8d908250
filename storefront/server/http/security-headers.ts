interface SecurityOptions {
  publicOrigin: string;
  /** Where the platform's pictures come from. */
  imageOrigin: string;
  checkoutHosts: string[];
}

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
}: SecurityOptions) {
  const { protocol } = new URL(publicOrigin);
  const isSecure = protocol === 'https:';
  const checkouts = checkoutHosts.map((host) => `${protocol}//${host}`);
  const always = {
    ...everyAnswer,
    ...(isSecure && { 'Strict-Transport-Security': 'max-age=63072000' }),
  };

  const policyOf = (scriptHashes: string[]) =>
    [
      "default-src 'self'",
      ["script-src 'self'", ...scriptHashes.map((hash) => `'${hash}'`)].join(' '),
      "style-src 'self'",
      // the stylesheet draws some of its patterns
      `img-src 'self' data: ${imageOrigin}`,
      `media-src 'self' ${imageOrigin}`,
      "font-src 'self'",
      "connect-src 'self'",
      "frame-src 'none'",
      ["form-action 'self'", ...checkouts].join(' '),
      "frame-ancestors 'none'",
      "base-uri 'none'",
      "object-src 'none'",
      ...(isSecure ? ['upgrade-insecure-requests'] : []),
      ...reporting,
    ].join('; ');

  return {
    always,
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

const reporting = [`report-uri ${reportPath}`, 'report-to policy'];
