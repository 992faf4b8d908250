import { firstInteraction } from '../shell/first-interaction.ts';

type Measure = typeof import('./measure.ts');

let measure: Promise<Measure> | undefined;

/** Calls back with the analytics module, which is loaded after the first interaction; never where that fails. */
export function report(send: (measure: Measure) => void) {
  measure ??= firstInteraction.then(() => import('./measure.ts'));
  measure.then(send, () => {});
}
