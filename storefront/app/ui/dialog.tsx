import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import styles from './dialog.module.css';
import { Modal, type ModalProps } from './modal.tsx';
import { ModalHead } from './modal-head.tsx';

interface DialogProps extends ModalProps {
  /** Shown, and its accessible name. */
  title: ReactNode;
  /** The name of the close button. */
  closeLabel: string;
  size?: 'medium' | 'wide';
  /** Usually one or two buttons. */
  footer?: ReactNode;
  children: ReactNode;
}

/** A modal in the middle of the screen; a sheet from the bottom on a narrow one. */
export function Dialog(props: DialogProps) {
  const { title, closeLabel, size = 'medium', footer, children, ...modal } = props;
  const titleId = useId();
  return (
    <Modal
      {...modal}
      name={{ labelledBy: titleId }}
      className={classNames(styles.dialog, styles[size])}
    >
      <div className={styles.panel}>
        <ModalHead id={titleId} title={title} closeLabel={closeLabel} />
        <div className={styles.body}>{children}</div>
        {footer && <div className={styles.footer}>{footer}</div>}
      </div>
    </Modal>
  );
}
