import { shop } from '#shop/shop.ts';
import type { CartLine } from '../commerce/cart/cart.ts';
import { useCartI18n } from '../i18n/cart-texts.ts';

/** The mini-cart leads straight to the checkout, so it has what must be seen before ordering: of its hidden lines, too. */
export function MiniCartGuarantees({ hidden }: { hidden: CartLine[] }) {
  const { t, language } = useCartI18n();
  const { artwork: alternative, years, remedies, more, moreUrl } = t.cart.legalGuarantee;
  const artwork = shop.guaranteeNotice[language];
  const labels = new Set(
    hidden.flatMap(({ product: { guarantee } }) =>
      guarantee ? t.cart.guarantee(guarantee.brand, String(guarantee.years)) : [],
    ),
  );
  return (
    <>
      {[...labels].map((label) => (
        <p key={label}>{label}</p>
      ))}
      {artwork && <img src={artwork} alt={alternative} width={480} height={320} />}
      <p>
        {!artwork && (
          <>
            <b>2 {years}.</b> {remedies}{' '}
          </>
        )}
        <a href={moreUrl}>{more}</a>
      </p>
    </>
  );
}
