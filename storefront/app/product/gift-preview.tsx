import { useEffect, useState } from 'react';
import logo from '#shop/theme/logo.svg';
import type { ProductDetail } from '../commerce/product/product.ts';
import { useCartI18n } from '../i18n/cart-texts.ts';
import { Icon } from '../ui/icon.tsx';
import { Picture } from '../ui/picture.tsx';
import styles from './gift-preview.module.css';
import type { PageVariant } from './page-product.ts';
import { groupByContent } from './per-variant.ts';

interface GiftPreviewProps {
  product: Pick<ProductDetail, 'title' | 'productType' | 'pictures'>;
  /** The chosen one. */
  amount: string;
  /** CSS shows the chosen one. */
  variants: PageVariant[];
}

/** In place of the pictures: the card and its mail as they are entered. */
export default function GiftPreview({ product, amount, variants }: GiftPreviewProps) {
  const { t, format } = useCartI18n();
  const texts = t.cart.gift;
  const { name, message, sendOn } = useEnteredGift();
  const [picture] = product.pictures;
  return (
    <div className={styles.preview}>
      <div>
        <div className={styles.stage}>
          <div role="img" aria-label={texts.worth(product.title, amount)} className={styles.card}>
            <div className={styles.print}>
              <img src={logo} alt="" width={200} height={36} />
              <p>
                {product.productType}
                {groupByContent(variants, ({ price }) => price).map(({ item, indices, key }) => (
                  <strong key={key} data-for={indices}>
                    {format.roundMoney(item.price)}
                  </strong>
                ))}
              </p>
              <p>•••• •••• •••• ••••</p>
            </div>
            <div className={styles.motif}>
              {picture && (
                <Picture
                  url={picture.url}
                  alt=""
                  width={960}
                  height={960}
                  sizes="50rem"
                  important
                />
              )}
            </div>
          </div>
          <figure className={styles.mail}>
            <figcaption>
              <strong>
                <Icon name="envelope-simple" />
                {texts.preview}
              </strong>
              <span className="sounding">
                {sendOn
                  ? format.dateAs(sendOn, {
                      weekday: 'short',
                      day: 'numeric',
                      month: 'long',
                      year: 'numeric',
                    })
                  : texts.now}
              </span>
            </figcaption>
            <div>
              <p className={styles.to}>{texts.to(name || texts.you)}</p>
              <p className={styles.message}>{message || '…'}</p>
            </div>
          </figure>
        </div>
        <p className={`sm muted ${styles.hint}`}>{texts.previewHint}</p>
      </div>
      <section className={styles.steps} aria-labelledby="gift-steps">
        <h2 id="gift-steps" className="h5">
          {texts.steps}
        </h2>
        <ol>
          {texts.stepTexts.map(([when, what]) => (
            <li key={when}>
              <span className="sounding">{when}</span>
              <p>{what}</p>
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}

const nothing = { name: '', message: '', sendOn: '' };

/** What is in the fields of the form beside it; typed before this part is hydrated, too. */
function useEnteredGift() {
  const [entered, setEntered] = useState(nothing);
  useEffect(() => {
    const form = document.querySelector<HTMLInputElement>('input[name=giftSend]')?.form;
    if (!form) return;
    const read = () => {
      const fields = new FormData(form);
      const text = (field: string) => String(fields.get(field) ?? '').trim();
      setEntered({
        name: text('recipientName'),
        message: text('giftMessage'),
        sendOn: fields.get('giftSend') === 'day' ? text('sendOn') : '',
      });
    };
    read();
    form.addEventListener('input', read);
    return () => form.removeEventListener('input', read);
  }, []);
  return entered;
}
