import { useId } from 'react';
import { giftDates, maxGiftMessage, maxGiftName } from '../commerce/gift-recipient.ts';
import { shop } from '../commerce/shop.ts';
import { useI18n } from '../i18n/i18n.tsx';
import control from '../ui/control.module.css';
import { FieldFrame } from '../ui/field-frame.tsx';
import { useHydrated } from '../ui/use-hydrated.ts';
import styles from './gift-fields.module.css';

/** To whom a gift card goes. The browser checks the fields, and the server without it. */
export function GiftFields() {
  const { t } = useI18n();
  const texts = t.cart.gift;
  const hintId = useId();
  // the page is cached: what is today is known in the browser only
  const hydrated = useHydrated();
  const dates = hydrated ? giftDates(new Date(), shop.contracts.timeZone) : null;
  return (
    <fieldset className={styles.fields} aria-describedby={hintId}>
      <legend className={styles.title}>{texts.title}</legend>
      <p id={hintId} className={styles.hint}>
        {texts.hint}
      </p>
      <FieldFrame label={texts.email}>
        {(attributes) => (
          <input
            {...attributes}
            className={control.control}
            name="recipientEmail"
            type="email"
            autoComplete="off"
            maxLength={254}
          />
        )}
      </FieldFrame>
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
      <FieldFrame label={texts.message}>
        {(attributes) => (
          <textarea
            {...attributes}
            className={`${control.control} ${styles.message}`}
            name="giftMessage"
            rows={3}
            maxLength={maxGiftMessage}
          />
        )}
      </FieldFrame>
      <FieldFrame label={texts.sendOn} hint={texts.sendOnHint}>
        {(attributes) => (
          <input
            {...attributes}
            className={control.control}
            name="sendOn"
            type="date"
            min={dates?.first}
            max={dates?.last}
          />
        )}
      </FieldFrame>
    </fieldset>
  );
}
