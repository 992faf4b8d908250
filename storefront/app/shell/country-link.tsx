import type { ReactNode } from 'react';
import { useI18n } from '../i18n/i18n.tsx';

interface CountryLinkProps {
  className?: string | undefined;
  children: ReactNode;
}

/** A link to the page that asks for the delivery country; with scripts `CountryChooser` opens its form in a dialog. */
export function CountryLink({ className, children }: CountryLinkProps) {
  const { href } = useI18n();
  return (
    <a
      href={href.deliveryCountry()}
      rel="nofollow"
      className={className}
      aria-haspopup="dialog"
      data-hold=""
      data-opens-countries=""
    >
      {children}
    </a>
  );
}
