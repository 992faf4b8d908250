import { useState } from 'react';

/** Stays true once it was true: an opened accordion does not close by itself. */
export function useStaysOpen(open: boolean): boolean {
  const [opened, setOpened] = useState(open);
  if (open && !opened) setOpened(true);
  return opened || open;
}
