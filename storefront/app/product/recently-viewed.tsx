import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { variantKey } from '../commerce/product/product.ts';
import { lazyPart } from '../ui/lazy-part.tsx';
import styles from './product-screen.module.css';
import { viewedProducts } from './viewed-products.ts';

// its code brings scripts and styles of other pages: not at the first interaction
const ViewedRow = lazyPart(() => import('./viewed-row.tsx'));

/** Their code and cards are fetched when the section is near the viewport. */
export default function RecentlyViewed({ productId }: { productId: string }) {
  const place = useRef<HTMLDivElement>(null);
  const isOn = useSyncExternalStore(viewedProducts.subscribe, viewedProducts.exists, () => false);
  const [isNear, setNear] = useState(false);
  const current = variantKey(productId);

  useEffect(() => {
    if (isOn) viewedProducts.add(current);
  }, [isOn, current]);

  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: '100%',
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);

  return (
    <div ref={place} className={isOn ? undefined : styles.switchPlace}>
      {isNear && <ViewedRow current={current} />}
    </div>
  );
}
