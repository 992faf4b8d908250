import { type FormEvent, useEffect, useRef, useState } from 'react';
import { restock } from '#shop/messages/restock.ts';
import { type ProductDetail, type Variant, variantKey } from '../commerce/product/product.ts';
import { useI18n, useTexts } from '../i18n/i18n.tsx';
import { Button } from '../ui/button.tsx';
import control from '../ui/control.module.css';
import { FieldError, FieldFrame } from '../ui/field-frame.tsx';
import { Honeypot } from '../ui/honeypot.tsx';
import { RadioCard, RadioCards } from '../ui/radio-card.tsx';
import styles from './restock-form.module.css';
import { type RestockState, validateAddress } from './restock-state.ts';
import { sendRestockRequest } from './send-request.ts';

interface RestockFormProps {
  product: Pick<ProductDetail, 'handle'> & { variants: Variant[] };
  variant: Variant;
  /** The action's result where the form was submitted without scripts. */
  answer: RestockState | undefined;
}

/** A plain form that posts to the product page; submitted in place with scripts. */
export function RestockForm({ product, variant, answer }: RestockFormProps) {
  const { href, format } = useI18n();
  const texts = useTexts(restock);
  const [state, setState] = useState<RestockState | undefined>(answer);
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const soldOut = product.variants.filter(({ availability }) => availability === 'unavailable');
  const chosen = variantKey(variant.id);
  const address = href.product(product.handle, chosen);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const data = new FormData(event.currentTarget);
    const email = String(data.get('email')).trim();
    const problem = validateAddress(email);
    if (problem) setState({ email, variant: String(data.get('variant')), problem });
    else {
      setBusy(true);
      setState(await sendRestockRequest(href.restockRequest(), data));
      setBusy(false);
    }
    // focuses the invalid field
    requestAnimationFrame(() =>
      form.current?.querySelector<HTMLInputElement>('[aria-invalid]')?.focus(),
    );
  }

  if (state && state.problem === null) {
    return <RequestSent email={state.email} again={address} onAgain={() => setState(undefined)} />;
  }
  const problem = state?.problem ? texts.problem[state.problem] : undefined;
  const isEmailProblem = state?.problem === 'invalidEmail';
  return (
    <form
      ref={form}
      id="restock"
      method="post"
      action={`${address}#restock`}
      noValidate
      onSubmit={submit}
      className={styles.form}
      aria-labelledby="restock-title"
    >
      <h2 id="restock-title" className="h5">
        {texts.title}
      </h2>
      <input type="hidden" name="handle" value={product.handle} />
      {soldOut.length > 1 ? (
        <RadioCards legend={texts.whichVariant}>
          {soldOut.map((each) => (
            <RadioCard
              key={each.id}
              name="variant"
              value={variantKey(each.id)}
              defaultChecked={variantKey(each.id) === (state?.variant ?? chosen)}
              title={each.title}
            >
              <small>{texts.lastPrice(format.money(each.price))}</small>
            </RadioCard>
          ))}
        </RadioCards>
      ) : (
        <input type="hidden" name="variant" value={chosen} />
      )}
      <FieldFrame label={texts.email} error={isEmailProblem ? problem : undefined}>
        {(attributes) => (
          <div className={styles.row}>
            <input
              {...attributes}
              className={control.control}
              name="email"
              type="email"
              autoComplete="email"
              placeholder={texts.emailExample}
              defaultValue={state?.email}
              maxLength={254}
            />
            <Button busy={busy}>{texts.submit}</Button>
          </div>
        )}
      </FieldFrame>
      <Honeypot />
      <p className={styles.terms}>
        {texts.terms} <a href={href.page(texts.privacyPage)}>{texts.privacy}</a>
      </p>
      <div role="status">
        {problem && !isEmailProblem && <FieldError id="restock-problem">{problem}</FieldError>}
      </div>
    </form>
  );
}

interface RequestSentProps {
  email: string;
  again: string;
  onAgain(): void;
}

/** Replaces the form and takes the focus. */
function RequestSent({ email, again, onAgain }: RequestSentProps) {
  const texts = useTexts(restock);
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => message.current?.focus({ preventScroll: true }), []);
  return (
    <div ref={message} id="restock" role="status" tabIndex={-1} className={styles.form}>
      <h2 className="h5">{texts.checkInbox}</h2>
      <p>
        {texts.mailSent[0]}
        <strong className={styles.address}>{email}</strong>
        {texts.mailSent[1]}
      </p>
      <p>
        <a
          href={again}
          onClick={(event) => {
            event.preventDefault();
            onAgain();
          }}
        >
          {texts.otherAddress}
        </a>
      </p>
    </div>
  );
}
