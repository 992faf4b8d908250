import type { z } from 'zod';
import type { environmentSchema } from './config-schema.ts';

type Values = Pick<z.output<typeof environmentSchema>, 'PUBLIC_ORIGIN'> &
  Partial<z.output<typeof environmentSchema>>;

/** Secrets of the sandbox: they are public in this repository. */
const publicSecrets = /^(the-)?sandbox-|-only-and-nothing-else$/;
const plainProtocols = new Set(['http:', 'redis:']);
const encryptingSslModes = new Set(['require', 'verify-ca', 'verify-full']);
/** Tokens of the platform that must never reach a browser. */
const privateToken = /^shp(at|ca|pa|ss|rt)_/;

/** Settings that are unsafe in production. */
export function productionProblems(values: Values): string[] {
  // a production-like setup on localhost may use the sandbox
  if (isLoopback(new URL(values.PUBLIC_ORIGIN).hostname)) return [];
  const secrets = Object.entries(values).filter(
    ([, value]) => typeof value === 'string' && publicSecrets.test(value),
  );
  return [
    ...secrets.map(
      ([name]) => `${name}: is a public value of the sandbox, set a secret of your own`,
    ),
    ...(values.PUBLIC_ORIGIN.startsWith('https:') ? [] : ['PUBLIC_ORIGIN: must use https']),
    ...plainConnections(values),
  ];
}

function plainConnections(values: Values): string[] {
  const { PUBLIC_ORIGIN: _, ...others } = values;
  const allowed = new Set(values.ALLOW_PLAIN_CONNECTIONS ?? []);
  return Object.entries(others).flatMap(([name, value]) => {
    const urls = [value].flat().filter((one) => typeof one === 'string' && URL.canParse(one));
    return urls.some((url) => isPlain(new URL(String(url)))) && !allowed.has(name)
      ? [`${name}: is not encrypted; use TLS, or name it in ALLOW_PLAIN_CONNECTIONS`]
      : [];
  });
}

function isPlain({ protocol, hostname, searchParams }: URL): boolean {
  if (isLoopback(hostname)) return false;
  if (/^postgres(ql)?:$/.test(protocol)) {
    return !encryptingSslModes.has(searchParams.get('sslmode') ?? '');
  }
  return plainProtocols.has(protocol);
}

/** Tokens in the wrong place, in any stage: what browsers get must be public, and what is public must not be secret. */
export function tokenProblems(values: Partial<Values>): string[] {
  const {
    PLATFORM_CONSENT_TOKEN: shown,
    PLATFORM_TOKEN: token,
    PLATFORM_TOKEN_KIND: kind,
  } = values;
  const secrets = [values.ADMIN_TOKEN, kind === 'private' ? token : undefined];
  const isSecret = shown !== undefined && (privateToken.test(shown) || secrets.includes(shown));
  return [
    ...(isSecret
      ? ['PLATFORM_CONSENT_TOKEN: is a private token, but every page would show it']
      : []),
    ...(kind === 'public' && token && privateToken.test(token)
      ? ['PLATFORM_TOKEN: is a private token, set PLATFORM_TOKEN_KIND to private']
      : []),
  ];
}

/** A cookie for the domain must reach shop and checkout, or the checkout would begin a session of its own. */
export function sessionProblems(values: Partial<Values>): string[] {
  const { PLATFORM_SESSION_DOMAIN: domain, PUBLIC_ORIGIN: origin, CHECKOUT_HOSTS = [] } = values;
  if (!domain || !origin) return [];
  return [new URL(origin).host, ...CHECKOUT_HOSTS.slice(0, 1)]
    .map((host) => host.replace(/:\d+$/, ''))
    .filter((host) => host !== domain && !host.endsWith(`.${domain}`))
    .map((host) => `PLATFORM_SESSION_DOMAIN: ${host} is not part of ${domain}`);
}

/** Why a production shop must not start with these claims, which its configuration has no evidence for. */
export function claimProblem(
  { stage, publicOrigin }: { stage: string; publicOrigin: string },
  claimsWithoutEvidence: readonly string[],
): string | null {
  if (stage !== 'production' || isLoopback(new URL(publicOrigin).hostname)) return null;
  return claimsWithoutEvidence.length > 0
    ? `${claimsWithoutEvidence.join(', ')}: unlawful in the EU without evidence since 27 September 2026; switch it off or name the evidence in shop.ts of the shop`
    : null;
}

/** Why a production shop must not start: what its folder still has of the demo. */
export function demoProblem(
  { stage, publicOrigin }: { stage: string; publicOrigin: string },
  demoData: readonly { where: string; value: string }[],
): string | null {
  if (stage !== 'production' || isLoopback(new URL(publicOrigin).hostname)) return null;
  const lines = demoData.map(({ where, value }) => `  ${where}: "${value}"`);
  return lines.length > 0
    ? `The shop's folder still has data of the demo, which a production shop must not show:\n${lines.join('\n')}`
    : null;
}

export function isLoopback(hostname: string): boolean {
  return /^(.+\.)?localhost$|^\[::1\]$|^127\./.test(hostname);
}
