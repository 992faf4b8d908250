import type { delivery as german } from '../de/delivery.ts';

export const delivery: typeof german = {
  to: (_country) => 'Levering til',
  change: 'Skift',
  title: 'Hvor skal vi levere?',
  description: 'Vælg leveringstid, fragtpris og grænse for gratis fragt efter leveringsland.',
  lead: 'Leveringstid og fragt afhænger af landet. Vi spørger i stedet for at gætte.',
  columns: { country: 'Land', days: 'Hverdage', cost: 'Fragt', freeFrom: 'Gratis fra' },
  never: 'aldrig',
  showAll: (count) => `Vis alle ${count} lande`,
  note: 'Standardpakke. Varer med special- eller fragtlevering angiver prisen på produktsiden.',
  cancel: 'Annullér',
  apply: 'Brug landet',
  workingDays: (days) => `${days} hverdage`,
  free: 'gratis',
  atCheckout: 'pris efter adressen ved kassen',
};
