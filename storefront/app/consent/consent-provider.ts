import type { Choice } from './choice.ts';

/** Whoever asks the visitor: our banner, or the scripts of somebody else. It works as long as the page lives. */
export interface ConsentProvider {
  /** Asks where it is not known yet; tells the choice, an earlier one at once, and every change of it. */
  start(tell: (choice: Choice) => void): void;
  /** Shows the choice again; false where it cannot. */
  open(): boolean;
}
