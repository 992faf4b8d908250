import type { FormEvent, ReactNode } from 'react';
import { useI18n } from '../i18n/i18n.tsx';
import type { Change } from './change-queue.ts';

interface ChangeFormProps {
  /** What is sent along unseen: the intent, the line. */
  fields: Change;
  /** With scripts it goes this way instead of loading a page. */
  onChange(change: Change): void;
  className?: string | undefined;
  children: ReactNode;
}

/** A plain form to the cart page; scripts send the same fields without leaving the page. */
export function ChangeForm({ fields, onChange, className, children }: ChangeFormProps) {
  const { href } = useI18n();
  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const entered: Record<string, string> = {};
    for (const [name, value] of new FormData(event.currentTarget)) {
      if (typeof value === 'string') entered[name] = value;
    }
    onChange({ ...entered, ...fields });
  }
  return (
    <form method="post" action={href.cart()} onSubmit={send} className={className}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}
