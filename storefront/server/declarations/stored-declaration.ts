import { z } from 'zod';
import type { Declaration } from '../../app/entry.server.tsx';

const withdrawal = z.object({
  kind: z.literal('withdrawal'),
  name: z.string(),
  contract: z.string(),
  email: z.string(),
  items: z.string().nullable(),
});

const cancellation = z.object({
  kind: z.literal('cancellation'),
  type: z.enum(['ordinary', 'forCause']),
  reason: z.string(),
  name: z.string(),
  place: z.string(),
  contract: z.string(),
  email: z.string(),
  endDate: z.iso.date().nullable(),
});

const dataRequest = z.object({
  kind: z.literal('dataRequest'),
  request: z.enum(['access', 'erasure']),
  name: z.string(),
  email: z.string(),
});

const stored = z.discriminatedUnion('kind', [withdrawal, cancellation, dataRequest]);

export function parseDeclaration(content: unknown): Declaration {
  return stored.parse(content);
}
