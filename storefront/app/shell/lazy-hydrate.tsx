import { type ComponentType, lazy, memo, Suspense } from 'react';
import { firstInteraction } from './first-interaction.ts';

const never = new Promise<never>(() => {});

/**
 * A part of the page that hydrates after the first interaction. Until then, or where its code cannot be loaded, the
 * server's markup stays, whose links and forms work without scripts.
 */
export function lazyHydrate<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
) {
  const Part = lazy(async () => {
    await firstInteraction;
    return load()
      .catch(load)
      .catch(() => never);
  });
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each part, when its module is loaded
  return memo(function LazyHydrated(props: Props) {
    return (
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    );
  });
}
