import type { ReactNode } from 'react';
import type { Promotion } from '../commerce/promotion.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import styles from './page-frame.module.css';
import { SkipLinks } from './skip-links.tsx';
import { TopBar } from './top-bar.tsx';
import { useFocusOnNavigation } from './use-focus-on-navigation.ts';
import { useSoftNavigation } from './use-soft-navigation.ts';
import { UspBar } from './usp-bar.tsx';

interface PageFrameProps {
  promotions?: Promotion[];
  /** Items in the visitor's cart; it arrives after the page, which is the same for everyone. */
  cartQuantity?: number;
  children: ReactNode;
}

export function PageFrame({ promotions = [], cartQuantity = 0, children }: PageFrameProps) {
  useSoftNavigation();
  useFocusOnNavigation();
  return (
    <>
      <SkipLinks />
      <TopBar promotions={promotions} />
      <UspBar />
      <Header cartQuantity={cartQuantity} />
      <main id="content" tabIndex={-1} className={styles.content}>
        {children}
      </main>
      <Footer />
    </>
  );
}
