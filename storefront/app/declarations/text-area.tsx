import type { TextareaHTMLAttributes } from 'react';
import control from '../ui/control.module.css';
import { FieldFrame, type FieldTexts } from '../ui/field-frame.tsx';

type TextAreaProps = FieldTexts &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'className' | 'id'>;

export function TextArea({ id, label, hint, error, ...area }: TextAreaProps) {
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      {(attributes) => <textarea className={control.control} rows={3} {...area} {...attributes} />}
    </FieldFrame>
  );
}
