import type { promise as german } from '../de/promise.ts';

export const promise: typeof german = {
  arrives: 'Arrives',
  to: 'to',
  ordinal: (day) => `${day}`,
  sameDay: (hour) => `Ordered by ${hour}:00 (our time) on a working day: sent on the same day.`,
  ifToday: (dates, hour) => `${dates}, if you order today by ${hour}:00 (our time).`,
  ifBy: (dates, day, hour) => `${dates}, if you order by ${day}, ${hour}:00 (our time).`,
  reordered: 'On back order; we send it as soon as it is in.',
  freight: 'By freight carrier: we call you to agree on the day.',
  legend: { order: 'order', delivery: 'delivery', none: 'no delivery' },
};
