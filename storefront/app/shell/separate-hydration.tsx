import { type ComponentType, memo, Suspense } from 'react';

/** A part of the page that React hydrates in a task of its own, so that no task becomes long. */
export function separateHydration<Props extends object>(Part: ComponentType<Props>) {
  return memo(function Separate(props: Props) {
    return (
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    );
  });
}
