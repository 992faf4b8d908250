import { z } from 'zod';
import type { RedisConnections } from '../cache/redis.ts';
import { readBody } from '../http/limited-body.ts';

const maxBytes = 1_024;
/** Of one month and language; further texts are not counted, so that nobody can fill the memory. */
const maxTexts = 20_000;
const keptSeconds = 100 * 24 * 3600;
/** A text that few have typed may tell who it was. */
const leastCount = 5;

const outcomes = ['empty', 'left'] as const;

const outcome = z.object({
  language: z.string().regex(/^[a-z]{2}$/),
  text: z
    .string()
    .trim()
    .toLowerCase()
    .min(1)
    .max(100)
    // addresses, and numbers of telephones, orders and cards
    .refine((text) => !/@|\d[\d\s/()-]{5,}\d/.test(text)),
  /** Nothing was found, or nothing of it was clicked. */
  outcome: z.enum(outcomes),
});

export type SearchOutcome = z.output<typeof outcome>;

/** Parses an outcome as our pages send it; null for anything else. */
export async function readSearchOutcome(request: Request): Promise<SearchOutcome | null> {
  const bytes = await readBody(request, maxBytes);
  try {
    return outcome.parse(JSON.parse(bytes?.toString() ?? ''));
  } catch {
    return null;
  }
}

type Commands = RedisConnections['commands'];

const keyOf = (month: string, language: string) => `searches:${month}:${language}`;
const monthOf = (date: Date) => date.toISOString().slice(0, 7);

/** Counts a text: no time, no address, nothing about who typed it. */
export async function countSearchOutcome(
  commands: Commands,
  { language, text, outcome: what }: SearchOutcome,
  now = new Date(),
): Promise<void> {
  const key = keyOf(monthOf(now), language);
  const field = `${what} ${text}`;
  if ((await commands.hlen(key)) >= maxTexts && !(await commands.hexists(key, field))) return;
  await commands.hincrby(key, field, 1);
  await commands.expire(key, keptSeconds);
}

/** The texts that failed most often in a month, without rare ones. */
export async function listSearchOutcomes(
  commands: Commands,
  { language, month }: { language: string; month: string },
): Promise<(SearchOutcome & { count: number })[]> {
  const counts = await commands.hgetall(keyOf(month, language));
  return Object.entries(counts)
    .flatMap(([field, number]) => {
      const what = outcomes.find((known) => field.startsWith(`${known} `));
      const count = Number(number);
      if (!what || count < leastCount) return [];
      return [{ language, text: field.slice(what.length + 1), outcome: what, count }];
    })
    .toSorted((one, other) => other.count - one.count || one.text.localeCompare(other.text));
}
