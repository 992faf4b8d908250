import { useEffect } from 'react';

/** Keeps the screen lit while hands are busy, where the browser can and allows it. */
export function useWakeLock(wanted: boolean) {
  useEffect(() => {
    if (!wanted || !('wakeLock' in navigator)) return;
    const lock = navigator.wakeLock.request('screen').catch(() => null);
    return () => {
      lock.then((held) => held?.release());
    };
  }, [wanted]);
}
