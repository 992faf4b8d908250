import { type Load, lazyPart } from '../ui/lazy-part.tsx';
import { firstInteraction } from './first-interaction.ts';

/** A lazy part from the first interaction on. */
export function lazyHydrate<Props extends object>(load: Load<Props>) {
  return lazyPart<Props>(async () => {
    await firstInteraction;
    return load();
  });
}
