import { type ComponentType, useState } from 'react';

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/** A component that nobody loads who does not want it. */
export function useLazyComponent<Props>(load: Load<Props>) {
  const [loaded, setLoaded] = useState<{ Part: ComponentType<Props> } | null>(null);
  return {
    Part: loaded?.Part ?? null,
    /** What is `otherwise` to be done happens where it cannot be loaded. */
    want(otherwise: () => void) {
      if (loaded) return;
      load()
        .catch(load)
        .then(({ default: Part }) => setLoaded({ Part }), otherwise);
    },
    /** For a first sign of interest: fetches it, and says nothing where that fails. */
    prepare: () => void load().catch(() => undefined),
  };
}
