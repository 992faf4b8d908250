import type { FormEvent, ReactNode } from 'react';
import { useI18n } from '../i18n/i18n.tsx';
import type { CartChange } from './cart-change.ts';

/** The part of a change that is known before the shopper enters anything. */
type KnownFields<Change> = Change extends CartChange
  ? Pick<Change, 'intent'> & Partial<Omit<Change, 'intent'>>
  : never;

type FieldNames<Change> = Change extends CartChange ? keyof Change : never;

interface ChangeFormProps {
  /** Sent as hidden inputs. */
  fields: KnownFields<CartChange>;
  /** Called with the entered values instead of a page load. */
  onSubmit(entered: (name: FieldNames<CartChange>) => string): void;
  className?: string | undefined;
  children: ReactNode;
}

/** A plain form to the cart page; with scripts it is handled without a page load. */
export function ChangeForm({ fields, onSubmit, className, children }: ChangeFormProps) {
  const { href } = useI18n();
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    onSubmit((name) => String(form.get(name) ?? ''));
  }
  return (
    <form method="post" action={href.cart()} onSubmit={submit} className={className} data-hold="">
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}
