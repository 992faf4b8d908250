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
  roasted: 'Ristet den',
  zones: { rest: 'hviler', best: 'bedst', good: 'stadig god' },
  drinkingWindow: (rest, best, good) =>
    `Hviler til ${rest}, bedst til ${best}, stadig god til ${good}.`,
  wait: (days) =>
    `Mærket er din leveringsdag. Lad posen være lukket ${days === 1 ? 'en dag' : `${days} dage`} mere.`,
  ready: 'Mærket er din leveringsdag: klar til at drikke, når den kommer.',
  late: (date) => `Mærket er din leveringsdag. Stadig god til ${date}.`,
  over: (date) => `Den var god til ${date}.`,
};
