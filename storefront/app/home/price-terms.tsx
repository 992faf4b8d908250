import { useServerI18n } from '../i18n/use-server-i18n.server.ts';

/** Below a price that stands by itself: VAT is included, shipping is not. */
export function PriceTerms() {
  const { t, href } = useServerI18n();
  return (
    <p className="xs muted">
      {t.product.vatIncluded},{' '}
      <a href={href.page(t.product.shippingPage)}>{t.product.plusShipping}</a>
    </p>
  );
}
