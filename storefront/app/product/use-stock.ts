import { startTransition, useEffect, useState } from 'react';
import { type Stock, variantKey } from '../commerce/product/product.ts';
import { useI18n } from '../i18n/i18n.tsx';

const noStock: Stock = {};

/** Current stock, since the page may come from a cache; fetched after load and when the page becomes visible again. */
export function useStock(productId: string): Stock {
  const { href } = useI18n();
  const address = href.stock(variantKey(productId));
  const [known, setKnown] = useState({ address, stock: noStock });

  useEffect(() => {
    const asked = new AbortController();
    const refresh = async () => {
      const stock = await readStock(address, asked.signal);
      // an urgent update would hydrate the rest of the page in one task
      if (stock && !asked.signal.aborted) startTransition(() => setKnown({ address, stock }));
    };
    const onVisibilityChange = () => {
      if (document.visibilityState === 'visible') refresh();
    };
    refresh();
    document.addEventListener('visibilitychange', onVisibilityChange);
    return () => {
      asked.abort();
      document.removeEventListener('visibilitychange', onVisibilityChange);
    };
  }, [address]);

  return known.address === address ? known.stock : noStock;
}

/** Null on failure: the page keeps its stock. */
async function readStock(address: string, signal: AbortSignal): Promise<Stock | null> {
  try {
    const response = await fetch(address, { signal });
    return response.ok ? await response.json() : null;
  } catch {
    return null;
  }
}
