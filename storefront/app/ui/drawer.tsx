import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import styles from './drawer.module.css';
import { Modal, type ModalProps } from './modal.tsx';
import { ModalHead } from './modal-head.tsx';

interface DrawerProps extends ModalProps {
  /** The edge it comes from. */
  side: 'left' | 'right';
  /** Shown, and its accessible name. */
  title: ReactNode;
  /** The name of the close button. */
  closeLabel: string;
  /** Between title and content; stays in view while the content scrolls, as the footer does. */
  above?: ReactNode;
  footer?: ReactNode;
  /** The content reaches to the edges, as a list of full-width rows does. */
  flush?: boolean;
  children: ReactNode;
}

/** A modal as high as the screen, at one of its sides; from the right it is a bottom sheet on a narrow screen. */
export function Drawer(props: DrawerProps) {
  const { side, title, closeLabel, above, footer, flush = false, children, ...modal } = props;
  const titleId = useId();
  return (
    <Modal
      {...modal}
      name={{ labelledBy: titleId }}
      className={classNames(styles.drawer, styles[side])}
    >
      <div className={styles.panel}>
        <ModalHead id={titleId} title={title} closeLabel={closeLabel} />
        {above && <div className={styles.above}>{above}</div>}
        <div className={flush ? styles.flush : styles.body}>{children}</div>
        {footer && <div className={styles.footer}>{footer}</div>}
      </div>
    </Modal>
  );
}
