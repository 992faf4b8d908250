import { type ComponentType, lazy } from 'react';
import { retryOnce } from './retry-once.ts';

/** A lazy component that renders nothing where its file fails to load twice. */
export function lazyOptional<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return lazy(() => retryOnce(load).catch(() => ({ default: (): null => null })));
}
