import { useEffect, useState } from 'react';

/** True for two seconds after `show` was called; calling it again restarts the time. */
export function useTemporaryFlag(milliseconds = 2000): [shown: boolean, show: () => void] {
  const [calls, setCalls] = useState(0);
  useEffect(() => {
    if (calls === 0) return;
    const timer = setTimeout(() => setCalls(0), milliseconds);
    return () => clearTimeout(timer);
  }, [calls, milliseconds]);
  return [calls > 0, () => setCalls((count) => count + 1)];
}
