import type { ReactNode } from 'react';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { SkipLinks } from './skip-links.tsx';

interface PageFrameProps {
  /** Items in the visitor's cart; it arrives after the page, which is the same for everyone. */
  cartQuantity?: number;
  children: ReactNode;
}

export function PageFrame({ cartQuantity = 0, children }: PageFrameProps) {
  return (
    <>
      <SkipLinks />
      <Header cartQuantity={cartQuantity} />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </>
  );
}
