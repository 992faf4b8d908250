import type { ReactNode } from 'react';
import FooterPart from './footer.tsx';
import { Header } from './header.tsx';
import styles from './page-frame.module.css';
import { separateHydration } from './separate-hydration.tsx';
import { type SkipLink, SkipLinks } from './skip-links.tsx';
import type { TopBarContent } from './top-bar.tsx';
import { useClientNavigation } from './use-client-navigation.ts';
import { useFocusOnNavigation } from './use-focus-on-navigation.ts';

const Footer = separateHydration(FooterPart);

interface PageFrameProps {
  /** In place of the one to the content. */
  skipLinks?: SkipLink[] | undefined;
  topBar?: TopBarContent | undefined;
  /** Replaces the plain link to the cart. */
  cart?: ReactNode;
  /** After the skip links, so that it comes early in the tab order. */
  consent?: ReactNode;
  /** Between the content and the footer. */
  newsletter?: ReactNode;
  children: ReactNode;
}

export function PageFrame({
  skipLinks,
  topBar,
  cart,
  consent,
  newsletter,
  children,
}: PageFrameProps) {
  useClientNavigation();
  useFocusOnNavigation();
  return (
    <>
      <SkipLinks own={skipLinks} />
      {consent}
      <Header topBar={topBar} cart={cart} />
      <main id="content" tabIndex={-1} className={styles.content}>
        {children}
      </main>
      {newsletter}
      <Footer />
    </>
  );
}
