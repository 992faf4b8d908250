import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  lowestBeforeReduction,
  type PriceRun,
  type Sighting,
  withoutOld,
  withSighting,
} from './price-history.ts';

const hour = 3_600_000;
const day = 24 * hour;

interface Seen {
  day: number;
  price: number;
  reduced?: boolean;
  /** When the platform says the variant changed; unknown without it. */
  changed?: number;
}

const sightingOf = ({ day: at, price, reduced = false, changed }: Seen): Sighting => ({
  at: new Date(at * day),
  amount: price.toFixed(2),
  currency: 'EUR',
  isReduced: reduced,
  changedAt: changed === undefined ? null : new Date(changed * day),
});
const historyOf = (seen: readonly Seen[]) =>
  seen.reduce<PriceRun[]>((history, one) => withoutOld(withSighting(history, sightingOf(one))), []);
function lowestOf(history: readonly PriceRun[]): number | null | 'unknown' {
  const lowest = lowestBeforeReduction(history);
  return lowest === null || lowest === 'unknown' ? lowest : Number(lowest.amount);
}
/** A sighting every day, from the first to the last day. */
const daily = (from: number, to: number, price: number, reduced = false): Seen[] =>
  Array.from({ length: to - from + 1 }, (_, index) => ({ day: from + index, price, reduced }));

test.each<[string, Seen[], number | null | 'unknown']>([
  ['no reduction', daily(0, 40, 10), null],
  ['a first reduction', [...daily(0, 40, 10), { day: 41, price: 8, reduced: true }], 10],
  [
    'a lower price 20 days before',
    [...daily(0, 20, 7), ...daily(21, 40, 10), ...daily(41, 41, 6, true)],
    7,
  ],
  [
    'a lower price 40 days before',
    [...daily(0, 5, 7), ...daily(6, 45, 10), ...daily(46, 46, 6, true)],
    10,
  ],
  [
    'a lower price before that was not lower than now',
    [...daily(0, 20, 7), ...daily(21, 40, 10), ...daily(41, 41, 8, true)],
    null,
  ],
  [
    'a further reduction',
    [...daily(0, 40, 10), ...daily(41, 44, 8, true), ...daily(45, 46, 6, true)],
    10,
  ],
  [
    'a raised price within a sale',
    [...daily(0, 40, 10), ...daily(41, 44, 6, true), ...daily(45, 46, 8, true)],
    null,
  ],
  [
    'a second sale after a week',
    [
      ...daily(0, 40, 10),
      ...daily(41, 44, 7, true),
      ...daily(45, 51, 10),
      ...daily(52, 52, 6, true),
    ],
    7,
  ],
  ['a sale of half a year', [...daily(0, 40, 10), ...daily(41, 220, 8, true)], 10],
  [
    'a sale that is over',
    [...daily(0, 40, 10), ...daily(41, 44, 8, true), ...daily(45, 45, 10)],
    null,
  ],
  ['new goods', [...daily(0, 20, 10), ...daily(21, 21, 8, true)], 'unknown'],
  ['a sale that was on before anything was recorded', daily(0, 60, 8, true), 'unknown'],
  [
    'three days without a sighting',
    [...daily(0, 20, 10), ...daily(23, 40, 10), ...daily(41, 41, 8, true)],
    'unknown',
  ],
  [
    'three days without a change',
    [
      ...daily(0, 20, 10),
      { day: 23, price: 10, changed: -5 },
      ...daily(24, 40, 10),
      ...daily(41, 41, 8, true),
    ],
    10,
  ],
  [
    'a gap more than 30 days before',
    [...daily(0, 5, 7), ...daily(9, 45, 10), ...daily(46, 46, 8, true)],
    10,
  ],
  [
    'a price that stands since long before it was first seen',
    [
      { day: 50, price: 10, changed: 3 },
      { day: 51, price: 8, reduced: true, changed: 50.5 },
    ],
    10,
  ],
  [
    'an answer that is older than the webhook',
    [
      ...daily(0, 40, 10),
      { day: 40.5, price: 8, reduced: true, changed: 40.5 },
      { day: 40.6, price: 10, changed: -1 },
    ],
    10,
  ],
  [
    'a webhook that comes late',
    [...daily(0, 40, 10), ...daily(41, 42, 6, true), { day: 20.5, price: 7, changed: 20.5 }],
    7,
  ],
])('%s', (_, seen, expected) => {
  expect(lowestOf(historyOf(seen))).toBe(expected);
});

interface Change {
  at: number;
  price: number;
  reduced: boolean;
}

/** Said as simply as the law says it, of the prices as they really were. */
function trueLowest(changes: readonly Change[]): number | null | 'unknown' {
  const now = changes.at(-1);
  if (!now?.reduced) return null;
  let begin = now.at;
  let price = now.price;
  for (const change of changes.toReversed().slice(1)) {
    if (!change.reduced || change.price < price) break;
    begin = change.at;
    price = change.price;
  }
  const [first] = changes;
  if (!first || first.at > begin - 30 * day) return 'unknown';
  const before = changes.filter(
    ({ at }, index) => at < begin && (changes[index + 1]?.at ?? Infinity) > begin - 30 * day,
  );
  const lowest = Math.min(...before.map((change) => change.price));
  return lowest > now.price ? lowest : null;
}

/** At most one change a day, at any hour of it. */
const changesOfDays = fc
  .array(
    fc.option(
      fc.record({
        hour: fc.integer({ min: 1, max: 22 }),
        price: fc.integer({ min: 5, max: 12 }),
        reduced: fc.boolean(),
        isToldOf: fc.boolean(),
      }),
      { freq: 4, nil: null },
    ),
    { minLength: 32, maxLength: 90 },
  )
  .map((days) => [
    { at: 0, price: 10, reduced: false, isToldOf: true },
    ...days.flatMap((change, index) =>
      change ? [{ ...change, at: (index + 1) * day + change.hour * hour }] : [],
    ),
  ]);

function seenOf(changes: readonly (Change & { isToldOf: boolean })[], hasTimes: boolean): Seen[] {
  const last = Math.ceil((changes.at(-1)?.at ?? 0) / day);
  const checks = Array.from({ length: last + 1 }, (_, index) => {
    const at = index * day;
    const {
      price,
      reduced,
      at: changed,
    } = changes.findLast((one) => one.at <= at) ?? changes[0] ?? {};
    return {
      day: index,
      price: price ?? 0,
      reduced: reduced ?? false,
      changed: (changed ?? 0) / day,
    };
  });
  const webhooks = changes
    .filter(({ isToldOf }) => isToldOf)
    .map(({ at, price, reduced }) => ({ day: at / day, price, reduced, changed: at / day }));
  return [...checks, ...(hasTimes ? webhooks : [])]
    .toSorted((one, other) => one.day - other.day)
    .map(({ changed, ...one }) => (hasTimes ? { ...one, changed } : one));
}

test('with the platform’s times it is the lowest price, whichever webhooks are lost', () => {
  fc.assert(
    fc.property(changesOfDays, (changes) => {
      expect(lowestOf(historyOf(seenOf(changes, true)))).toBe(trueLowest(merged(changes)));
    }),
  );
});

test('without them it is never above the lowest price', () => {
  fc.assert(
    fc.property(changesOfDays, (changes) => {
      const found = lowestOf(historyOf(seenOf(changes, false)));
      const exact = trueLowest(merged(changes));
      if (typeof found === 'number' && exact !== 'unknown')
        expect(found).toBeLessThanOrEqual(exact ?? 0);
    }),
  );
});

/** Without changes that change nothing. */
function merged(changes: readonly Change[]): Change[] {
  return changes.filter((change, index) => {
    const previous = changes[index - 1];
    return !previous || previous.price !== change.price || previous.reduced !== change.reduced;
  });
}
