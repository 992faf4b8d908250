import { type ComponentType, lazy } from 'react';

/** A lazy component for something that may be missing: it is left out where its file fails to load twice. */
export function lazyOptional<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return lazy(() =>
    load()
      .catch(load)
      .catch(() => ({ default: (): null => null })),
  );
}
