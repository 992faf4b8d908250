import type { Choice } from './choice.ts';

/** Asks for consent: the shop's banner or an external consent platform. */
export interface ConsentProvider {
  /** Asks unless there is a stored choice; calls back with the choice and with every change of it. */
  start(onChoice: (choice: Choice) => void): void;
  /** Opens the choice again; false where that is not possible. */
  open(): boolean;
}
