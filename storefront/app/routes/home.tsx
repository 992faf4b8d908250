import { homeModules } from '#shop/modules/home.server.ts';
import logo from '#shop/theme/logo.svg';
import { publicHeaders } from '../cache-policy.ts';
import { deliveryCountry } from '../commerce/markets/delivery-country.ts';
import { productsOver } from '../commerce/product/range-size.ts';
import { shippingTerms } from '../commerce/shipping/shipping.ts';
import {
  languageContext,
  marketContext,
  previewContext,
  shopContext,
  siteContext,
} from '../context.ts';
import { homeParts } from '../home/home-parts.ts';
import { HomeScreen } from '../home/home-screen.tsx';
import { HomeSections } from '../home/home-sections.tsx';
import { shopStructuredData } from '../home/shop-structured-data.ts';
import { formatsFor } from '../i18n/formats.ts';
import { hrefsFor } from '../i18n/hrefs.ts';
import { languageOf } from '../i18n/locales.ts';
import type { Market } from '../i18n/market.ts';
import { allMessages } from '../i18n/messages/index.ts';
import { alternatesFor } from '../loaders/alternates-for.ts';
import { loadContent } from '../loaders/load-content.ts';
import { loadHomeSection } from '../loaders/load-home-sections.ts';
import { orFallback } from '../loaders/or-fallback.ts';
import type { PageHandle } from '../loaders/page-handle.ts';
import { previewSections } from '../preview/preview-sections.tsx';
import { sendHtml } from '../send-html.server.tsx';
import { StructuredData } from '../shell/structured-data.tsx';
import type { HomeData, ModuleSection } from '../shop-model/home-module.ts';
import type { Route } from './+types/home.ts';

export const handle: PageHandle = { showsNewsletter: true };

export async function loader({ context, request }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const market = context.get(marketContext);
  const { catalogue } = context.get(shopContext);
  const { home } = await loadContent(context);
  const nothing = { promotions: [], shopRating: null, payments: null };
  const frame = orFallback(catalogue.pageFrame(language), nothing);
  const source = { catalogue, language, rating: frame.then(({ shopRating }) => shopRating) };
  const [{ shopRating: rating }, ...loaded] = await Promise.all([
    frame,
    ...home.sections.map((section) => loadHomeSection(section, source)),
  ]);
  const head = headIn(market);
  // only the day, so that two renders of the page are identical
  const month = new Date().toISOString().slice(0, 10);
  const sections = loaded.map((section, index) => ({ loaded: section, place: index + 1 }));
  const mainHero = sections.find(({ loaded }) => loaded.type === 'hero')?.place ?? null;
  const finder = sections.find(({ loaded }) => loaded.section.type === 'module');
  const finderPlace = finder?.place ?? sections.length + 1;
  const { publicOrigin: origin, platformOrigin } = context.get(siteContext);
  const notes = context.get(previewContext);
  const texts = allMessages[language].preview;
  const around = notes ? previewSections({ notes, platformOrigin, texts }) : undefined;
  const { description } = head;
  const html = sendHtml(
    { request, context },
    {
      [homeParts.start]: (
        <>
          <StructuredData
            things={shopStructuredData({
              origin,
              locale: market.locale,
              description,
              logo,
              rating,
            })}
          />
          {mainHero === null && <h1 className="visually-hidden">{head.title}</h1>}
          <HomeSections
            sections={sections.filter(({ place }) => place < finderPlace)}
            {...{ mainHero, month, around }}
          />
        </>
      ),
      [homeParts.end]: (
        <HomeSections
          sections={sections.filter(({ place }) => place > finderPlace)}
          {...{ mainHero, month, around }}
        />
      ),
    },
  );
  const data = finder?.loaded.section.type === 'module' ? await load(finder.loaded.section) : {};
  return {
    head,
    html,
    data,
    alternates: alternatesFor(market, (key) => hrefsFor(key).home()),
  };

  async function load(section: ModuleSection): Promise<Partial<HomeData>> {
    const modules = await Promise.all(
      homeModules.map(async ({ name, load }) => {
        const loaded = await load?.({ language, catalogue, section });
        return loaded ? [[name, loaded]] : [];
      }),
    );
    return Object.fromEntries(modules.flat());
  }
}

function headIn(market: Market) {
  const { title, description } = allMessages[languageOf(market.locale)].home;
  const format = formatsFor(market.locale);
  const country = deliveryCountry(null, market);
  const { min, max } = shippingTerms('standard', country, market.currency).days;
  return {
    title,
    description: description(format.number(productsOver()), format.range(min, max)),
  };
}

export function headers() {
  return publicHeaders('home');
}

export default function Home({ loaderData }: Route.ComponentProps) {
  return <HomeScreen {...loaderData} />;
}
