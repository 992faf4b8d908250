import type { Roast } from '../../../shops/kaffeelotse/roasting.ts';
import type { Localized } from '../../model.ts';

export type { Roast };

export const roastNames: Record<Roast, Localized> = {
  light: { de: 'Helle Röstung', en: 'Light roast', da: 'Lys ristning' },
  medium: { de: 'Mittlere Röstung', en: 'Medium roast', da: 'Mellemristning' },
  'medium-dark': { de: 'Mitteldunkle Röstung', en: 'Medium-dark roast', da: 'Mellemmørk ristning' },
  dark: { de: 'Dunkle Röstung', en: 'Dark roast', da: 'Mørk ristning' },
};
