import type { ReactNode } from 'react';
import { ServerHtml } from '../ui/server-html.tsx';
import { CountryChooser } from './country-chooser.tsx';
import { Header } from './header.tsx';
import { frameParts } from './landmarks.ts';
import styles from './page-frame.module.css';
import { type SkipLink, SkipLinks } from './skip-links.tsx';
import { useClientNavigation } from './use-client-navigation.ts';
import { useFocusOnNavigation } from './use-focus-on-navigation.ts';
import { useFrameScripts } from './use-frame-scripts.ts';
// only the server has the footer
import '../ui/button.module.css';
import '../ui/rating.module.css';
import './contract-links.module.css';
import './footer-benefits.module.css';
import './footer-menu.module.css';
import './language-switcher.module.css';
import './payment-badges.module.css';
import './review-score.module.css';
import './social-links.module.css';
import './footer.module.css';

interface PageFrameProps {
  /** In place of the one to the content. */
  skipLinks?: SkipLink[] | undefined;
  /** The top bar, after a navigation in the browser. */
  topBar?: string | undefined;
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
  useFrameScripts();
  return (
    <>
      <SkipLinks own={skipLinks} />
      {consent}
      <Header topBar={topBar} cart={cart} />
      <main id="content" tabIndex={-1} className={styles.content}>
        {children}
      </main>
      {newsletter}
      <ServerHtml id={frameParts.footer} className="part below-fold" />
      <CountryChooser />
    </>
  );
}
