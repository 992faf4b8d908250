import { useState } from 'react';

/** True from the first time it is wanted: what was opened does not close under the shopper's hands. */
export function useStaysOpen(wanted: boolean): boolean {
  const [opened, setOpened] = useState(wanted);
  if (wanted && !opened) setOpened(true);
  return opened || wanted;
}
