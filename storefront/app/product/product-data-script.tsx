import type { ProductDetail } from '../commerce/product.ts';
import { useI18n } from '../i18n/i18n.tsx';
import { jsonLd } from '../shell/json-ld.ts';
import { useSite } from '../shell/site.ts';
import { breadcrumbData, productData } from './structured-data.ts';

interface ProductDataScriptProps {
  product: ProductDetail;
  trail: { title: string; href?: string }[];
}

/** Search engines read it from the HTML; a browser keeps what the server wrote and loads no code for it. */
export function ProductDataScript({ product, trail }: ProductDataScriptProps) {
  const { href } = useI18n();
  const origin = useSite()?.publicOrigin ?? '';
  const text = import.meta.env.SSR
    ? jsonLd([
        productData(product, { origin, href }),
        breadcrumbData(trail, href.product(product.handle), origin),
      ])
    : '';
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own making, with every < escaped
      dangerouslySetInnerHTML={{ __html: text }}
    />
  );
}
