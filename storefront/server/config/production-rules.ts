import type { z } from 'zod';
import type { environmentSchema } from './config-schema.ts';

type Values = z.output<typeof environmentSchema>;

/** Everybody can read these in the repository. */
const publicSecrets = /^sandbox-|-only-and-nothing-else$/;

/** What would be unsafe in a shop that people use, in words. */
export function productionProblems(values: Values): string[] {
  // a rehearsal on this machine is nobody's shop
  if (isThisMachine(new URL(values.PUBLIC_ORIGIN).hostname)) return [];
  const secrets = Object.entries(values).filter(
    ([, value]) => typeof value === 'string' && publicSecrets.test(value),
  );
  return [
    ...secrets.map(([name]) => `${name}: is a public value of the sandbox`),
    ...(values.PUBLIC_ORIGIN.startsWith('https:') ? [] : ['PUBLIC_ORIGIN: must begin with https']),
    ...(values.REDIS_URL && isOpen(new URL(values.REDIS_URL))
      ? ['REDIS_URL: needs a password, or TLS (rediss), unless Redis runs on this machine']
      : []),
  ];
}

function isOpen({ protocol, password, hostname }: URL): boolean {
  return protocol === 'redis:' && password === '' && !isThisMachine(hostname);
}

export function isThisMachine(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || hostname.startsWith('127.');
}
