import { useEffect, useState } from 'react';
import { type Stock, variantKey } from '../commerce/product.ts';
import { useI18n } from '../i18n/i18n.tsx';

const nothingNew: Stock = {};

/** What is in stock now: the page itself may come from a cache. Asked for after load and when the page is shown again. */
export function useStock(productId: string): Stock {
  const { href } = useI18n();
  const address = href.stock(variantKey(productId));
  const [known, setKnown] = useState({ address, stock: nothingNew });

  useEffect(() => {
    const asked = new AbortController();
    const refresh = async () => {
      const stock = await readStock(address, asked.signal);
      if (stock && !asked.signal.aborted) setKnown({ address, stock });
    };
    const whenShownAgain = () => {
      if (document.visibilityState === 'visible') refresh();
    };
    refresh();
    document.addEventListener('visibilitychange', whenShownAgain);
    return () => {
      asked.abort();
      document.removeEventListener('visibilitychange', whenShownAgain);
    };
  }, [address]);

  return known.address === address ? known.stock : nothingNew;
}

/** Null where it cannot be read: then the page stays as it is. */
async function readStock(address: string, signal: AbortSignal): Promise<Stock | null> {
  try {
    const response = await fetch(address, { signal });
    return response.ok ? await response.json() : null;
  } catch {
    return null;
  }
}
