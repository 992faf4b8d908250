import { useState } from 'react';

/**
 * The variant in the address, or the one just selected while the navigation is pending: the price updates at once,
 * pictures and the rest of the page with the address.
 */
export function useSelectedVariant(inAddress: string | null) {
  const [choice, setChoice] = useState({ inAddress, selected: inAddress });
  const isCurrent = choice.inAddress === inAddress;
  if (!isCurrent) setChoice({ inAddress, selected: inAddress });
  return {
    selected: isCurrent ? choice.selected : inAddress,
    select: (selected: string) => setChoice({ inAddress, selected }),
  };
}
