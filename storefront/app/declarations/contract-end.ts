import { shop } from '#shop/shop.ts';

/** The ISO date on which a cancelled contract ends: the requested one, but not before the notice period is over. */
export function contractEnd(
  requested: string | null,
  receivedAt: Date,
  { noticeDays, timeZone }: { noticeDays: number; timeZone: string } = shop.contracts,
): string {
  // Swedish dates are ISO dates
  const received = new Intl.DateTimeFormat('sv-SE', { timeZone }).format(receivedAt);
  const end = new Date(`${received}T00:00:00Z`);
  end.setUTCDate(end.getUTCDate() + noticeDays);
  const earliest = end.toISOString().slice(0, 10);
  return requested !== null && requested > earliest ? requested : earliest;
}
