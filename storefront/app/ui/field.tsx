import type { InputHTMLAttributes, Ref } from 'react';
import control from './control.module.css';
import { FieldFrame, type FieldTexts } from './field-frame.tsx';

type FieldProps = FieldTexts &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'id'> & {
    ref?: Ref<HTMLInputElement>;
  };

/** A text input. A placeholder is only an example, never the label. */
export function Field({ id, label, hint, error, ...input }: FieldProps) {
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      {(attributes) => <input className={control.control} {...input} {...attributes} />}
    </FieldFrame>
  );
}
