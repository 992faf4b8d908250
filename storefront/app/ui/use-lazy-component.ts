import { type ComponentType, useState } from 'react';
import { retryOnce } from './retry-once.ts';

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/** A component that is loaded on demand. */
export function useLazyComponent<Props>(importComponent: Load<Props>) {
  const [loaded, setLoaded] = useState<{ Component: ComponentType<Props> } | null>(null);
  return {
    Component: loaded?.Component ?? null,
    /** Calls `onError` where it fails twice. */
    load(onError: () => void) {
      if (loaded) return;
      retryOnce(importComponent).then(
        ({ default: Component }) => setLoaded({ Component }),
        onError,
      );
    },
    /** For hover and focus; ignores failures. */
    preload: () => void importComponent().catch(() => undefined),
  };
}
