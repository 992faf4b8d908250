import type { SelectHTMLAttributes } from 'react';
import control from './control.module.css';
import { FieldFrame, type FieldTexts } from './field-frame.tsx';
import { Icon } from './icon.tsx';
import styles from './select.module.css';

type SelectProps = FieldTexts & Omit<SelectHTMLAttributes<HTMLSelectElement>, 'className' | 'id'>;

/** A native select; its options are the children. */
export function Select({ label, hint, error, ...select }: SelectProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(attributes) => (
        <span className={styles.frame}>
          <select className={`${control.control} ${styles.select}`} {...select} {...attributes} />
          <Icon name="caret-down" size={18} />
        </span>
      )}
    </FieldFrame>
  );
}
