import { startTransition, use, useLayoutEffect } from 'react';
import { UNSAFE_DataRouterContext } from 'react-router';

/**
 * HydratedRouter notes a new address with an urgent update that renders every link of the page anew and wakes every
 * sleeping part, all before the click is painted: 400 ms on a slow phone. As a transition it happens in small slices.
 * Effects of the page run before those of the router around it, so its listeners are calm from the beginning.
 */
export function useCalmNavigation() {
  const router = use(UNSAFE_DataRouterContext)?.router;
  useLayoutEffect(() => {
    if (!router) return;
    const { subscribe } = router;
    router.subscribe = (listener) =>
      subscribe((...news) => startTransition(() => listener(...news)));
    return () => {
      router.subscribe = subscribe;
    };
  }, [router]);
}
