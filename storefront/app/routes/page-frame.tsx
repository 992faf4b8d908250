import { Outlet, useMatches } from 'react-router';
import { features } from '../../content/features.ts';
import { allContent } from '../../content/index.ts';
import { addToCart } from '../cart/add-to-cart.ts';
import { hasCartHint } from '../cart/cart-hint.ts';
import { isPlatformError } from '../commerce/platform.ts';
import { languageContext, newsletterContext, shopContext, siteContext } from '../context.ts';
import { useI18n } from '../i18n/i18n.tsx';
import { AddToCartContext } from '../merchandise/add-to-cart.ts';
import { LateNewsletterBand } from '../newsletter/late-newsletter-band.tsx';
import { SearchOpener } from '../search/search-opener.tsx';
import { isAdvertised } from '../shell/advertised.ts';
import { ErrorPage } from '../shell/error-page.tsx';
import { firstInteraction } from '../shell/first-interaction.ts';
import { late } from '../shell/late.tsx';
import { PageFrame } from '../shell/page-frame.tsx';
import { useSite } from '../shell/site.ts';
import type { Route } from './+types/page-frame.ts';

/** Whoever has nothing in the cart needs no badge until they begin to do something. */
const CartButton = late(
  () => import('../cart/cart-button.tsx'),
  async () => hasCartHint() || (await firstInteraction),
);

const Consent = late(() => import('../consent/consent.tsx'));

/** A page is whole without its promotions: their failure is not the page's. */
export async function loader({ context }: Route.LoaderArgs) {
  const { catalogue } = context.get(shopContext);
  const language = context.get(languageContext);
  const promotions = await catalogue.topBarPromotions(language).catch((error: unknown) => {
    if (isPlatformError(error)) return [];
    throw error;
  });
  const hasNewsletter = context.get(newsletterContext) !== null;
  const advertised = promotions.filter(({ link }) => isAdvertised(link?.url, { hasNewsletter }));
  const backgroundColor = allContent[language].header.topBarBackgroundColor;
  return {
    topBar: { promotions: advertised, backgroundColor },
    consent: context.get(siteContext).consent,
  };
}

/** The same for the whole visit: not asked for again on navigation. */
export const shouldRevalidate = () => false;

/** Where people read rather than choose. */
const pagesWithNewsletter = ['routes/home', 'routes/content-page', 'routes/article'];

export default function FramedPage({ loaderData }: Route.ComponentProps) {
  const page = useMatches().at(-1)?.id ?? '';
  const newsletter = useSite()?.hasNewsletter && pagesWithNewsletter.includes(page);
  const { t } = useI18n();
  const toProducts = [
    { to: '#content', text: t.shell.skipToContent },
    { to: '#products', text: t.shell.skipToProducts },
  ];
  return (
    <AddToCartContext value={addToCart}>
      <PageFrame
        skipLinks={page === 'routes/collection' ? toProducts : undefined}
        topBar={loaderData.topBar}
        cart={<CartButton />}
        consent={loaderData.consent && <Consent settings={loaderData.consent} />}
        newsletter={newsletter && <LateNewsletterBand />}
      >
        <Outlet />
      </PageFrame>
      {features.search && <SearchOpener />}
    </AddToCartContext>
  );
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  return (
    <>
      <PageFrame
        topBar={loaderData?.topBar}
        cart={<CartButton />}
        consent={loaderData?.consent && <Consent settings={loaderData.consent} />}
      >
        <ErrorPage error={error} />
      </PageFrame>
      {features.search && <SearchOpener />}
    </>
  );
}
