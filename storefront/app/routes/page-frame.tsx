import { Outlet } from 'react-router';
import { addToCart } from '../cart/add-to-cart.ts';
import CartButtonPart from '../cart/cart-button.tsx';
import { type Promotion, promotionsAt } from '../commerce/catalogue/promotion.ts';
import {
  languageContext,
  marketContext,
  marketsContext,
  newsletterContext,
  responseMetadataContext,
  shopContext,
  siteContext,
} from '../context.ts';
import { useI18n } from '../i18n/i18n.tsx';
import { isLanguage } from '../i18n/languages.ts';
import { linksInLocale } from '../i18n/links-in-locale.ts';
import { isFurther } from '../i18n/locales.ts';
import { isPage, loadContent } from '../loaders/load-content.ts';
import { orFallback } from '../loaders/or-fallback.ts';
import { useKnownCountry, usePageHandle } from '../loaders/page-handle.ts';
import { redirectOrNotFound } from '../loaders/redirect-or-not-found.ts';
import { AddToCartContext } from '../merchandise/add-to-cart.ts';
import { CardActions } from '../merchandise/card-actions.tsx';
import { NewsletterPart } from '../newsletter/newsletter-part.tsx';
import { SearchOpener } from '../search/search-opener.tsx';
import { sendHtml } from '../send-html.server.tsx';
import { isAdvertised } from '../shell/advertised.ts';
import { KnownCountryContext } from '../shell/delivery-country.ts';
import { ErrorPage } from '../shell/error-page.tsx';
import { lazyHydrate } from '../shell/lazy-hydrate.ts';
import { PageFrame } from '../shell/page-frame.tsx';
import { PaymentMethodsContext } from '../shell/payment-methods.ts';
import { separateHydration } from '../shell/separate-hydration.tsx';
import { ShopRatingContext } from '../shell/shop-rating.ts';
import { useSite } from '../shell/site.ts';
import { TopBar } from '../shell/top-bar.tsx';
import type { Route } from './+types/page-frame.ts';

const CartButton = separateHydration(CartButtonPart);

const Consent = lazyHydrate(() => import('../consent/consent.tsx'));

export const middleware: Route.MiddlewareFunction[] = [
  async ({ params, url, pattern, context }) => {
    const { further } = context.get(marketsContext);
    if (!isLanguage(params.lang) && !isFurther(params.lang, further))
      throw await redirectOrNotFound(url, context);
    // pages render with it, in loaders that run side by side
    if (isPage(pattern)) await loadContent(context);
  },
];

export async function loader({ context, request }: Route.LoaderArgs) {
  const { catalogue } = context.get(shopContext);
  const language = context.get(languageContext);
  const market = context.get(marketContext);
  const { promotions, shopRating, payments } = linksInLocale(
    await orFallback(catalogue.pageFrame(language), {
      promotions: [],
      shopRating: null,
      payments: null,
    }),
    market.locale,
  );
  const hasNewsletter = context.get(newsletterContext) !== null;
  const { shown, nextChange } = promotionsAt(promotions, Date.now());
  context.get(responseMetadataContext).expiresAt = nextChange;
  const advertised = shown.filter(({ link }) => isAdvertised(link?.url, { hasNewsletter }));
  const { header, footer } = await loadContent(context);
  const { consent } = context.get(siteContext);
  const { privacy, imprint } = footer;
  return {
    html: sendHtml(
      { request, context },
      {
        'top-bar': (
          <TopBar
            promotions={chosen(advertised, header.promotions)}
            backgroundColor={header.topBarBackgroundColor}
          />
        ),
      },
    ),
    shopRating,
    payments,
    consent: consent && { settings: consent, links: { privacy, imprint } },
  };
}

/** Those that an editor has put in an order; all where nobody has. */
function chosen(promotions: Promotion[], ids: string[]): Promotion[] {
  if (ids.length === 0) return promotions;
  return ids.flatMap((id) => promotions.find((promotion) => promotion.id === id) ?? []);
}

/** Errors of the pages are shown here: what they were thrown with, such as `no-store`, is sent with them. */
export function headers({ errorHeaders, parentHeaders }: Route.HeadersArgs) {
  return errorHeaders ?? parentHeaders;
}

/** Constant for the whole visit. */
export const shouldRevalidate = () => false;

export default function FramedPage({ loaderData }: Route.ComponentProps) {
  const { showsNewsletter, hasProductList } = usePageHandle();
  const hasNewsletter = useSite()?.hasNewsletter;
  const { t } = useI18n();
  const knownCountry = useKnownCountry();
  const toProducts = [
    { to: '#content', text: t.shell.skipToContent },
    { to: '#products', text: t.shell.skipToProducts },
  ];
  return (
    <AddToCartContext value={addToCart}>
      <KnownCountryContext value={knownCountry}>
        <ShopRatingContext value={loaderData.shopRating}>
          <PaymentMethodsContext value={loaderData.payments}>
            <PageFrame
              skipLinks={hasProductList ? toProducts : undefined}
              topBar={loaderData.html?.['top-bar']}
              cart={<CartButton />}
              consent={loaderData.consent && <Consent {...loaderData.consent} />}
              newsletter={hasNewsletter && <NewsletterPart shown={showsNewsletter ?? false} />}
            >
              <Outlet />
            </PageFrame>
            <SearchOpener />
            <CardActions />
          </PaymentMethodsContext>
        </ShopRatingContext>
      </KnownCountryContext>
    </AddToCartContext>
  );
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  return (
    <>
      <PageFrame
        topBar={loaderData?.html?.['top-bar']}
        cart={<CartButton />}
        consent={loaderData?.consent && <Consent {...loaderData.consent} />}
      >
        <ErrorPage error={error} />
      </PageFrame>
      <SearchOpener />
    </>
  );
}
