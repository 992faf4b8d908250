import { allContent } from '#shop/content/index.ts';
import { homeModules } from '#shop/modules/home.server.ts';
import { shop } from '#shop/shop.ts';
import { publicHeaders } from '../cache-policy.ts';
import { destinationOf } from '../commerce/delivery-country.ts';
import { languageContext, shopContext } from '../context.ts';
import { HomeEnd } from '../home/home-end.tsx';
import { homeParts } from '../home/home-parts.ts';
import { HomeScreen } from '../home/home-screen.tsx';
import { HomeStart } from '../home/home-start.tsx';
import { toMonthlyProduct } from '../home/monthly-product.ts';
import { formatsFor } from '../i18n/formats.ts';
import { hrefsFor } from '../i18n/hrefs.ts';
import type { Language } from '../i18n/languages.ts';
import { allMessages } from '../i18n/messages/index.ts';
import { alternatesFor } from '../loaders/alternates-for.ts';
import { firstProducts } from '../loaders/first-products.ts';
import { orFallback } from '../loaders/or-fallback.ts';
import type { PageHandle } from '../loaders/page-handle.ts';
import { sendHtml } from '../send-html.server.tsx';
import type { HomeData } from '../shop-model/home-module.ts';
import type { Route } from './+types/home.ts';

const rowLength = 4;
const topCoffeeBrands = 8;
const topEquipmentBrands = 6;

export const handle: PageHandle = { showsNewsletter: true };

export async function loader({ context, request }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const { catalogue } = context.get(shopContext);
  const { home, brands } = allContent[language];
  const categories = home.popularCategories.map(({ collection }) => collection);
  const products = (handle: string | null, count: number) =>
    firstProducts(catalogue, handle, language, count);
  const topBrands = async (handle: string | null, count: number) =>
    handle ? orFallback(catalogue.brands({ handle, language, count }), []) : [];
  const [
    { shopRating: rating },
    sizes,
    bestSellers,
    sections,
    productOfTheMonth,
    equipment,
    coffeeBrands,
    equipmentBrands,
  ] = await Promise.all([
    orFallback(catalogue.pageFrame(language), { promotions: [], shopRating: null }),
    orFallback(catalogue.collectionSizes(categories, language), {}),
    orFallback(products(home.bestSellers, rowLength), []),
    loadSections(),
    orFallback(readProductOfTheMonth(), null),
    orFallback(products(home.equipment, rowLength), []),
    topBrands(brands.coffee, topCoffeeBrands),
    topBrands(brands.equipment, topEquipmentBrands),
  ]);
  const head = headIn(language);
  const topOfBoth = [...coffeeBrands, ...equipmentBrands];
  // only the day, so that two renders of the page are identical
  const month = new Date().toISOString().slice(0, 10);
  const html = sendHtml(
    { request, context },
    {
      [homeParts.start]: <HomeStart {...{ ...head, rating, sizes, bestSellers }} />,
      [homeParts.end]: (
        <HomeEnd {...{ productOfTheMonth, month, equipment }} topBrands={topOfBoth} />
      ),
    },
  );
  return {
    head,
    html,
    data: sections,
    alternates: alternatesFor((key) => hrefsFor(key).home()),
  };

  async function loadSections(): Promise<Partial<HomeData>> {
    const loaded = await Promise.all(
      homeModules.map(async ({ name, load }) => {
        const section = await load?.({ language, catalogue });
        return section ? [[name, section]] : [];
      }),
    );
    return Object.fromEntries(loaded.flat());
  }

  async function readProductOfTheMonth() {
    const [card] = await products(home.productOfTheMonth, 1);
    const product = card ? await catalogue.product(card.handle, language) : null;
    return product && toMonthlyProduct(product);
  }
}

function headIn(language: Language) {
  const { title, description } = allMessages[language].home;
  const format = formatsFor(language);
  const { min, max } = destinationOf(shop.shipping.defaultCountry[language]).days;
  return {
    title,
    description: description(format.number(shop.productsOver), format.range(min, max)),
  };
}

export function headers() {
  return publicHeaders('home');
}

export default function Home({ loaderData }: Route.ComponentProps) {
  return <HomeScreen {...loaderData} />;
}
