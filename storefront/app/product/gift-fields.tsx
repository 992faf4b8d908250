import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { shop } from '#shop/shop.ts';
import {
  type GiftSending,
  giftDates,
  giftSendings,
  maxGiftMessage,
  maxGiftName,
} from '../commerce/cart/gift-recipient.ts';
import { useCartI18n } from '../i18n/cart-texts.ts';
import control from '../ui/control.module.css';
import { FieldFrame } from '../ui/field-frame.tsx';
import { Picture } from '../ui/picture.tsx';
import { useHydrated } from '../ui/use-hydrated.ts';
import styles from './gift-fields.module.css';
import { motifName } from './motif-name.ts';
import options from './options.module.css';

/** A gift card with another picture; each is a product of its own. */
export interface GiftMotif {
  handle: string;
  title: string;
  picture: string | null;
  /** The keys of its variants by their amounts. */
  variants: Record<string, string>;
}

interface GiftFieldsProps {
  handle: string;
  productType: string;
  /** The chosen one, as its variant is called. */
  amount: string | null;
  motifs: GiftMotif[];
}

/** Which card goes to whom, and when. The browser checks the fields, and the server without it. */
export default function GiftFields({ handle, productType, amount, motifs }: GiftFieldsProps) {
  const { t, href } = useCartI18n();
  const texts = t.cart.gift;
  const [sending, setSending] = useState<GiftSending>('now');
  const [length, setLength] = useState(0);
  // the page is cached: what is today is known in the browser only
  const hydrated = useHydrated();
  const dates = hydrated ? giftDates(new Date(), shop.contracts.timeZone) : null;
  // these fields are hydrated later than the page: what was chosen until then is only in the document
  const sendings = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    const chosen = sendings.current?.querySelector<HTMLInputElement>('input:checked')?.value;
    setSending((before) => giftSendings.find((value) => value === chosen) ?? before);
  }, []);
  return (
    <div className={styles.gift}>
      {motifs.length > 1 && (
        <nav aria-label={texts.motif}>
          <p className={styles.label}>{texts.motif}</p>
          <ul className={styles.motifs}>
            {motifs.map((motif) => (
              <li key={motif.handle}>
                <Link
                  to={href.product(motif.handle, motif.variants[amount ?? ''])}
                  replace
                  preventScrollReset
                  aria-current={motif.handle === handle ? 'true' : undefined}
                >
                  {motif.picture && (
                    <Picture url={motif.picture} alt="" width={160} height={160} sizes="9rem" />
                  )}
                  {motifName(motif.title, productType) || texts.neutral}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {/* hidden for the buyer's own card, and then not to be checked; without scripts always there */}
      <fieldset className={styles.recipient} disabled={hydrated && sending === 'self'}>
        <legend className="visually-hidden">{texts.title}</legend>
        <FieldFrame label={texts.name}>
          {(attributes) => (
            <input
              {...attributes}
              className={control.control}
              name="recipientName"
              autoComplete="off"
              maxLength={maxGiftName}
            />
          )}
        </FieldFrame>
        <FieldFrame label={texts.email}>
          {(attributes) => (
            <input
              {...attributes}
              className={control.control}
              name="recipientEmail"
              type="email"
              autoComplete="off"
              maxLength={254}
              required={hydrated}
            />
          )}
        </FieldFrame>
        <FieldFrame label={texts.message} hint={length > 0 && texts.length(length, maxGiftMessage)}>
          {(attributes) => (
            <textarea
              {...attributes}
              className={`${control.control} ${styles.message}`}
              name="giftMessage"
              rows={3}
              maxLength={maxGiftMessage}
              onChange={({ target }) => setLength(target.value.length)}
            />
          )}
        </FieldFrame>
      </fieldset>
      <fieldset ref={sendings}>
        <legend className={styles.label}>{texts.when}</legend>
        <div className={options.options}>
          {giftSendings.map((value) => (
            <div key={value} className={options.further}>
              <label className={options.option}>
                <input
                  type="radio"
                  name="giftSend"
                  value={value}
                  defaultChecked={value === 'now'}
                  onChange={() => setSending(value)}
                />
                {texts[value]}
              </label>
              {value === 'day' && (
                <div className={options.details}>
                  <FieldFrame label={texts.sendOn} hint={texts.sendOnHint}>
                    {(attributes) => (
                      <input
                        {...attributes}
                        className={control.control}
                        name="sendOn"
                        type="date"
                        min={dates?.first}
                        max={dates?.last}
                        required={sending === 'day'}
                        disabled={hydrated && sending !== 'day'}
                      />
                    )}
                  </FieldFrame>
                </div>
              )}
            </div>
          ))}
        </div>
      </fieldset>
    </div>
  );
}
