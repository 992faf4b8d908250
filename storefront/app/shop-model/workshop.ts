import type { Money } from '../commerce/price/money.ts';

export interface Workshop {
  /** Its name is a text: `documents.workshops.courses`. */
  course: string;
  /** Local date and time. */
  date: string;
  time: string;
  price: Money;
}

/** What holds for all workshops. */
export interface WorkshopTerms {
  hours: number;
}
