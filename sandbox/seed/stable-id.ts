import { createHash } from 'node:crypto';

/** The same thing keeps its id over every seed; ids end in 000 so that a larger catalogue can count copies. */
export function stableId(kind: string, key: string): number {
  const hash = createHash('sha256').update(`${kind} ${key}`).digest();
  return (100_000_000_000 + (hash.readUIntBE(0, 6) % 900_000_000_000)) * 1000;
}
