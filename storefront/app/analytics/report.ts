import { firstInteraction } from '../shell/first-interaction.ts';

type Measure = typeof import('./measure.ts');

let measure: Promise<Measure> | undefined;

/**
 * Tells something once measuring has been loaded, which is after the visitor first did something. This is all a page
 * carries of it; where it cannot be loaded, nothing is told.
 */
export function report(tell: (measure: Measure) => void) {
  measure ??= firstInteraction.then(() => import('./measure.ts'));
  measure.then(tell, () => {});
}
