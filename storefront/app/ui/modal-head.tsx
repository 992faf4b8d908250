import type { ReactNode } from 'react';
import { IconButton } from './icon-button.tsx';
import styles from './modal-head.module.css';

interface ModalHeadProps {
  id: string;
  title: ReactNode;
  closeLabel: string;
}

/** Title and close button of a modal; a `<form method="dialog">` closes it without scripts. */
export function ModalHead({ id, title, closeLabel }: ModalHeadProps) {
  return (
    <div className={styles.head}>
      <h2 id={id} className="h5">
        {title}
      </h2>
      <form method="dialog">
        <IconButton type="submit" icon="x" label={closeLabel} />
      </form>
    </div>
  );
}
