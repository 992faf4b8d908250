import type { ReactNode } from 'react';
import { useI18n } from '../i18n/i18n.tsx';
import { useLazyComponent } from '../ui/use-lazy-component.ts';
import { useOpenUntilNavigation } from './use-open-until-navigation.ts';

const loadDialog = () => import('./country-dialog.tsx');

interface CountryOpenerProps {
  className?: string | undefined;
  children: ReactNode;
}

/** A link to the page that asks for the delivery country; with scripts it opens the same form in a dialog. */
export function CountryOpener({ className, children }: CountryOpenerProps) {
  const { href } = useI18n();
  const { open, show, hide } = useOpenUntilNavigation<'countries'>();
  const dialog = useLazyComponent(loadDialog);
  const page = href.deliveryCountry();
  return (
    <>
      <a
        href={page}
        rel="nofollow"
        className={className}
        aria-haspopup="dialog"
        data-hold=""
        onPointerEnter={dialog.preload}
        onFocus={dialog.preload}
        onClick={(event) => {
          event.preventDefault();
          show('countries');
          dialog.load(() => location.assign(page));
        }}
      >
        {children}
      </a>
      {open && dialog.Component && <dialog.Component onClose={hide} />}
    </>
  );
}
