import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { classNames } from './class-names.ts';
import styles from './modal.module.css';
import { showModal } from './open-dialog.ts';

export interface ModalProps {
  /** Left out for a dialog that a DialogOpener opens. */
  open?: boolean;
  /** Called once it has closed: by Escape, the overlay, or a button in a `<form method="dialog">`. */
  onClose?(): void;
  id?: string;
  /** Focused on opening; the first control by default. */
  initialFocus?: RefObject<HTMLElement | null>;
}

interface ModalSurfaceProps extends ModalProps {
  /** Its accessible name: the id of its title, or a text where no title is shown. */
  name: { labelledBy: string } | { label: string };
  className?: string | undefined;
  children: ReactNode;
}

/**
 * The bare native modal dialog that Dialog and Drawer are made of. The browser holds the focus inside, makes the page
 * inert, closes on Escape and gives the focus back; the page behind does not scroll.
 */
export function Modal(props: ModalSurfaceProps) {
  const { open = false, onClose, id, initialFocus, name, className, children } = props;
  const dialog = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    showModal(element);
    initialFocus?.current?.focus();
    return () => element.close();
  }, [open, initialFocus]);

  return (
    <dialog
      ref={dialog}
      id={id}
      className={classNames('on-paper', styles.modal, className)}
      aria-labelledby={'labelledBy' in name ? name.labelledBy : undefined}
      aria-label={'label' in name ? name.label : undefined}
      closedby="any"
      onClose={(event) => {
        if (open && !event.currentTarget.open) onClose?.();
      }}
    >
      {children}
    </dialog>
  );
}
