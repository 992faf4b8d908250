import { hash } from 'node:crypto';

/** The same thing keeps its id over every seed; ids end in 000 so that a larger catalogue can count copies. */
export function stableId(kind: string, key: string): number {
  const digest = hash('sha256', `${kind} ${key}`, 'buffer');
  return (100_000_000_000 + (digest.readUIntBE(0, 6) % 900_000_000_000)) * 1000;
}
