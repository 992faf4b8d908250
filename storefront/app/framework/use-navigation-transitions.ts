import { startTransition, use, useLayoutEffect } from 'react';
import { type DataRouter, UNSAFE_DataRouterContext } from 'react-router';

/**
 * HydratedRouter stores a new location with an urgent update, which renders every link again and forces the hydration of
 * every lazy part before the click is painted: 400 ms on a slow phone. A transition splits this work into slices. Layout
 * effects of the page run before those of the router around it, so all of the router's listeners are wrapped.
 */
export function useNavigationTransitions() {
  const router = use(UNSAFE_DataRouterContext)?.router;
  useLayoutEffect(() => router && notifyInTransition(router), [router]);
}

/** Calls the router's listeners inside a transition; returns how to undo it. */
export function notifyInTransition(router: Pick<DataRouter, 'subscribe'>): () => void {
  const { subscribe } = router;
  router.subscribe = (listener) =>
    subscribe((...update) => startTransition(() => listener(...update)));
  return () => {
    router.subscribe = subscribe;
  };
}
