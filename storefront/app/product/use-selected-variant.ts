import { useState } from 'react';

/**
 * The variant in the address, or the one just chosen while the address is on its way there: the price answers a click
 * at once, and pictures and all the rest of the page follow with the address.
 */
export function useSelectedVariant(inAddress: string | null) {
  const [choice, setChoice] = useState({ inAddress, wanted: inAddress });
  const isCurrent = choice.inAddress === inAddress;
  if (!isCurrent) setChoice({ inAddress, wanted: inAddress });
  return {
    wanted: isCurrent ? choice.wanted : inAddress,
    choose: (wanted: string) => setChoice({ inAddress, wanted }),
  };
}
