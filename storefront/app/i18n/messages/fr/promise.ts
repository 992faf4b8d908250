import type { promise as german } from '../de/promise.ts';

export const promise: typeof german = {
  arrives: 'Arrive',
  to: 'au',
  ordinal: (day) => `${day}`,
  sameDay: (hour) => `Commandé avant ${hour}\u00a0h un jour ouvré : envoyé le jour même.`,
  ifToday: (dates, hour) => `${dates}, si tu commandes aujourd’hui avant ${hour}\u00a0h.`,
  ifBy: (dates, day, hour) => `${dates}, si tu commandes avant ${day}, ${hour}\u00a0h.`,
  reordered: 'En réapprovisionnement ; nous l’envoyons dès son arrivée.',
  freight: 'Par transporteur : nous t’appelons pour convenir du jour.',
  legend: { order: 'commande', delivery: 'livraison', none: 'pas de livraison' },
};
