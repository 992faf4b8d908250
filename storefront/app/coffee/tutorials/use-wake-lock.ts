import { useEffect } from 'react';

/** Keeps the screen on where the browser supports and allows it. */
export function useWakeLock(active: boolean) {
  useEffect(() => {
    if (!active || !('wakeLock' in navigator)) return;
    const lock = navigator.wakeLock.request('screen').catch(() => null);
    return () => {
      lock.then((held) => held?.release());
    };
  }, [active]);
}
