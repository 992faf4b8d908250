import { type ComponentType, lazy, memo, Suspense } from 'react';
import { retryOnce } from './retry-once.ts';

const never = new Promise<never>(() => {});

export type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/**
 * A part that few pages have, whose code is loaded where it is shown. Until then, or where it cannot be loaded, the
 * server's markup stays, whose links and forms work without scripts.
 */
export function lazyPart<Props extends object>(load: Load<Props>) {
  const Part = lazy(() => retryOnce(load).catch(() => never));
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each part, when its module is loaded
  return memo(function LazyPart(props: Props) {
    return (
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    );
  });
}
