import type { InputHTMLAttributes, Ref } from 'react';
import control from './control.module.css';
import { FieldFrame, type FieldTexts } from './field-frame.tsx';

type FieldProps = FieldTexts &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'id'> & {
    ref?: Ref<HTMLInputElement>;
  };

/** A line of text to fill in. A placeholder is only ever an example: the label says what is wanted. */
export function Field({ label, hint, error, ...input }: FieldProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(attributes) => <input className={control.control} {...input} {...attributes} />}
    </FieldFrame>
  );
}
