import type { z } from 'zod';
import type { environmentSchema } from './config-schema.ts';

type Values = z.output<typeof environmentSchema>;

/** Secrets of the sandbox: they are public in this repository. */
const publicSecrets = /^sandbox-|-only-and-nothing-else$/;

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
    ...(values.REDIS_URL && isOpen(new URL(values.REDIS_URL))
      ? ['REDIS_URL: needs a password or TLS (rediss), unless Redis runs on localhost']
      : []),
  ];
}

/** Why a production shop must not start with these claims, which its configuration has no evidence for. */
export function claimProblem(
  { stage, publicOrigin }: { stage: string; publicOrigin: string },
  claimsWithoutEvidence: readonly string[],
): string | null {
  if (stage !== 'production' || isLoopback(new URL(publicOrigin).hostname)) return null;
  return claimsWithoutEvidence.length > 0
    ? `${claimsWithoutEvidence.join(', ')}: unlawful in the EU without evidence since 27 September 2026; switch it off or name the evidence in storefront/app/commerce/shop.ts`
    : null;
}

function isOpen({ protocol, password, hostname }: URL): boolean {
  return protocol === 'redis:' && password === '' && !isLoopback(hostname);
}

export function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || hostname.startsWith('127.');
}
