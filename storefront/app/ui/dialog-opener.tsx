import type { AnchorHTMLAttributes, Ref } from 'react';
import { openDialog } from './open-dialog.ts';
import { useHydrated } from './use-hydrated.ts';

interface DialogOpenerProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** The id of the dialog. */
  dialog: string;
  /** What it links to where the dialog cannot be opened: no scripts, or a page without it. */
  href: string;
  ref?: Ref<HTMLAnchorElement>;
}

/**
 * A link that opens a dialog. The starter opens it before the application runs; it stays one element, to which the
 * browser returns the focus.
 */
export function DialogOpener({ dialog, href, ...link }: DialogOpenerProps) {
  const hydrated = useHydrated();
  return (
    <a
      {...link}
      href={href}
      {...(hydrated && { role: 'button', 'aria-haspopup': 'dialog' })}
      data-hold=""
      data-dialog={dialog}
      onClick={(event) => {
        if (openDialog(dialog)) event.preventDefault();
      }}
      onKeyDown={(event) => {
        if (event.key !== ' ') return;
        event.preventDefault();
        event.currentTarget.click();
      }}
    />
  );
}
