import { type ComponentType, lazy } from 'react';

/** A lazy component that renders nothing where its file fails to load twice. */
export function lazyOptional<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return lazy(() =>
    load()
      .catch(load)
      .catch(() => ({ default: (): null => null })),
  );
}
