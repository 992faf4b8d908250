import type { promise as german } from '../de/promise.ts';

export const promise: typeof german = {
  arrives: 'Kommer',
  to: 'til',
  ordinal: (day) => `${day}.`,
  sameDay: (hour) => `Bestilt på en hverdag inden kl.\u00a0${hour}: sendt samme dag.`,
  ifToday: (dates, hour) => `${dates}, hvis du bestiller i dag inden kl.\u00a0${hour}.`,
  ifBy: (dates, day, hour) => `${dates}, hvis du bestiller inden ${day} kl.\u00a0${hour}.`,
  reordered: 'I restordre; vi sender, så snart varen er her.',
  freight: 'Med fragtmand: Vi ringer og aftaler dagen med dig.',
  legend: { order: 'bestilling', delivery: 'levering', none: 'ingen levering' },
};
