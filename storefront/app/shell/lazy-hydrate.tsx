import { type ComponentType, lazy, memo, Suspense } from 'react';
import { firstInteraction } from './first-interaction.ts';

const never = new Promise<never>(() => {});

/**
 * A part of the page whose markup works as the server sent it. Scripts take it over once the visitor does something, or
 * never where they cannot be loaded: its links and forms still lead everywhere.
 */
export function lazyHydrate<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  when: () => Promise<unknown> = () => firstInteraction,
) {
  const Part = lazy(async () => {
    await when();
    return load()
      .catch(load)
      .catch(() => never);
  });
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each part, when its module is loaded
  return memo(function Late(props: Props) {
    return (
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    );
  });
}
