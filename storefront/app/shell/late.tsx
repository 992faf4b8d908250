import { type ComponentType, lazy, memo, Suspense } from 'react';
import { firstInteraction } from './first-interaction.ts';

/**
 * Makes a part of the page whose markup from the server works as it is; scripts take it over once the visitor does something.
 * Until then its props must not change: React would have to throw the markup away.
 */
export function late<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  // where the script cannot be loaded, the markup from the server goes on working
  const Part = lazy(() => firstInteraction.then(load).catch(() => new Promise<never>(() => {})));
  // biome-ignore lint/correctness/noComponentHookFactories: called once a module, as lazy and memo are
  return memo(function Late(props: Props) {
    return (
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    );
  });
}
