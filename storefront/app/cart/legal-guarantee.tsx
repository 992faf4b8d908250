import { shop } from '#shop/shop.ts';
import { useCartI18n } from '../i18n/cart-texts.ts';
import { GuaranteeNotice } from '../ui/guarantee-notice.tsx';

export function LegalGuarantee() {
  const { t, language } = useCartI18n();
  const { title, ...texts } = t.cart.legalGuarantee;
  return (
    <section aria-labelledby="legal-guarantee">
      <h2 className="h5" id="legal-guarantee">
        {title}
      </h2>
      <GuaranteeNotice artwork={shop.guaranteeNotice[language] ?? null} texts={texts} />
    </section>
  );
}
