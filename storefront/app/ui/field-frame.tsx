import { type ReactNode, useId } from 'react';
import styles from './field-frame.module.css';
import { Icon } from './icon.tsx';

export interface FieldTexts {
  /** For links to the field; made up by default. */
  id?: string | undefined;
  label: ReactNode;
  hint?: ReactNode;
  /** What is wrong and how to fix it. */
  error?: ReactNode;
}

interface ControlAttributes {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldFrameProps extends FieldTexts {
  /** Renders the control with the attributes that associate it with its texts. */
  children: (attributes: ControlAttributes) => ReactNode;
}

/** Label above, then the control, then hint and error: the same for every kind of control. */
export function FieldFrame({ id: givenId, label, hint, error, children }: FieldFrameProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {children({
        id,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}

export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className={styles.error}>
      <Icon name="warning-circle" size={18} />
      {children}
    </p>
  );
}
