import { type ComponentType, useState } from 'react';

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/** A component that is loaded on demand. */
export function useLazyComponent<Props>(importComponent: Load<Props>) {
  const [loaded, setLoaded] = useState<{ Component: ComponentType<Props> } | null>(null);
  return {
    Component: loaded?.Component ?? null,
    /** Retries once; then calls `onError`. */
    load(onError: () => void) {
      if (loaded) return;
      importComponent()
        .catch(importComponent)
        .then(({ default: Component }) => setLoaded({ Component }), onError);
    },
    /** For hover and focus; ignores failures. */
    preload: () => void importComponent().catch(() => undefined),
  };
}
