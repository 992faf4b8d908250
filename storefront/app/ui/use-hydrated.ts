import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in the server's HTML and while it is taken over, true as soon as scripts are at work. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
