import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import styles from './checkbox.module.css';
import { classNames } from './class-names.ts';
import { FieldError } from './field-frame.tsx';

type CheckboxProps = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'className' | 'id' | 'type' | 'size' | 'children'
> & {
  /** The label; may contain links. */
  children: ReactNode;
  error?: ReactNode;
  /** Small label text, as for consent. */
  small?: boolean;
  ref?: Ref<HTMLInputElement>;
};

export function Checkbox(props: CheckboxProps) {
  return <Choice type="checkbox" {...props} />;
}

export function Radio(props: CheckboxProps) {
  return <Choice type="radio" {...props} />;
}

function Choice(props: CheckboxProps & { type: 'checkbox' | 'radio' }) {
  const { children, error, small = false, hidden, ...input } = props;
  const errorId = useId();
  return (
    <>
      <label className={classNames(styles.row, small && styles.small)} hidden={hidden}>
        <input
          className={styles.box}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          {...input}
        />
        <span>{children}</span>
      </label>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </>
  );
}
