import { expect, test } from 'vitest';
import { readConfig } from '../config/config.ts';
import { consentedSources, createSecurityHeaders } from './security-headers.ts';

const environment = {
  PUBLIC_ORIGIN: 'https://shop.example',
  PLATFORM_URL: 'https://platform.example',
  PLATFORM_TOKEN: 'token',
  CHECKOUT_HOSTS: 'checkout.example',
  ACCOUNT_URL: 'https://account.example/',
  SESSION_SECRET: 'only-a-test-only-a-test-only-a-test',
};

function policyWith(settings: Record<string, string>): Map<string, string> {
  const config = readConfig({ ...environment, ...settings });
  const { page } = createSecurityHeaders({
    publicOrigin: config.publicOrigin,
    imageOrigin: config.platform.imageOrigin,
    consented: consentedSources(config),
  });
  const policy = page(['sha256-abc='])['Content-Security-Policy'];
  return new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources.join(' ')];
    }),
  );
}

test('the Content-Security-Policy of a page', () => {
  expect(Object.fromEntries(policyWith({}))).toEqual({
    'default-src': "'self'",
    'script-src': "'self' 'sha256-abc='",
    'style-src': "'self'",
    'img-src': "'self' data: https://platform.example",
    'media-src': "'self' data: https://platform.example",
    'font-src': "'self'",
    'connect-src': "'self'",
    'frame-src': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
    'base-uri': "'none'",
    'object-src': "'none'",
    'upgrade-insecure-requests': '',
    'report-uri': '/reports/policy',
    'report-to': 'policy',
  });
});

test('pages report violations of the policy and of trusted types', () => {
  const { page } = createSecurityHeaders({
    publicOrigin: 'https://shop.example',
    imageOrigin: 'https://platform.example',
  });
  const headers = page(['sha256-a=', 'sha256-b=']);
  expect(headers['Content-Security-Policy-Report-Only']).toBe(
    "require-trusted-types-for 'script'; report-uri /reports/policy; report-to policy",
  );
  expect(headers['Reporting-Endpoints']).toBe('policy="/reports/policy"');
  expect(headers['Content-Security-Policy']).toContain(
    "script-src 'self' 'sha256-a=' 'sha256-b=';",
  );
});

test('the headers of every response', () => {
  const { always } = createSecurityHeaders({
    publicOrigin: 'https://shop.example',
    imageOrigin: 'https://platform.example',
  });
  const { 'Permissions-Policy': permissions, ...others } = always;
  expect(others).toEqual({
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Strict-Transport-Security': 'max-age=63072000',
  });
  for (const feature of ['camera', 'microphone', 'geolocation', 'payment', 'browsing-topics']) {
    expect(permissions).toContain(`${feature}=()`);
  }
});

test('no third-party source is allowed if no service needs consent', () => {
  const policy = policyWith({ CONSENT_HOSTS: 'https://collect.example' });
  expect(policy.get('script-src')).toBe("'self' 'sha256-abc='");
  expect(policy.get('connect-src')).toBe("'self'");
  expect(policy.get('style-src')).toBe("'self'");
  expect(policy.get('frame-src')).toBe("'none'");
});

test('configured services are allowed by their origin, the platform’s script by its address [DEC-082]', () => {
  const policy = policyWith({
    TAG_MANAGER_URL: 'https://tags.example/gtm.js?id=GTM-1',
    PLATFORM_CONSENT_URL: 'https://cdn.platform.example/consent.js',
    CONSENT_HOSTS: 'https://collect.example/',
  });
  const others =
    'https://tags.example https://cdn.platform.example https://checkout.example https://collect.example';
  // anybody can store files at the platform's origin
  expect(policy.get('script-src')).toBe(
    "'self' 'sha256-abc=' https://tags.example https://cdn.platform.example/consent.js https://collect.example",
  );
  expect(policy.get('connect-src')).toBe(`'self' ${others}`);
  expect(policy.get('img-src')).toBe(`'self' data: https://platform.example ${others}`);
  expect(policy.get('frame-src')).toBe(others);
  expect(policy.get('style-src')).toBe("'self'");
});

test('two services on one host appear once', () => {
  const policy = policyWith({
    TAG_MANAGER_URL: 'https://tags.example/gtm.js?id=GTM-1',
    CONSENT_HOSTS: 'https://tags.example',
  });
  expect(policy.get('connect-src')).toBe("'self' https://tags.example");
});

test('a tag manager on the shop’s own host adds no source [CALL-035]', () => {
  expect(policyWith({ TAG_MANAGER_URL: '/tags/gtm.js?id=GTM-1' })).toEqual(policyWith({}));
});

test('another consent provider may use inline styles', () => {
  const policy = policyWith({ CONSENT_PROVIDER_SCRIPTS: 'https://cmp.example/a.js' });
  expect(policy.get('style-src')).toBe("'self' https://cmp.example 'unsafe-inline'");
  expect(policy.get('script-src')).toBe("'self' 'sha256-abc=' https://cmp.example");
});

test('with HSTS_SUBDOMAINS browsers use HTTPS for all subdomains', () => {
  const options = { publicOrigin: 'https://shop.example', imageOrigin: 'https://cdn.example' };
  const { always } = createSecurityHeaders({ ...options, hstsSubdomains: true });
  expect(always['Strict-Transport-Security']).toBe('max-age=63072000; includeSubDomains');
});
