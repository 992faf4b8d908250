export interface Money {
  amount: string;
  currencyCode: string;
}

export interface Variant {
  id: string;
  title: string;
  availableForSale: boolean;
  price: Money;
  selectedOptions: { name: string; value: string }[];
}

export interface Product {
  id: string;
  handle: string;
  title: string;
  vendor: string;
  productType: string;
  availableForSale: boolean;
  requiresSellingPlan: boolean;
  isGiftCard: boolean;
  createdAt: string;
  variants: { nodes: Variant[] };
  images: { nodes: { url: string; width: number | null; height: number | null }[] };
}

interface Named {
  id: string;
  handle: string;
  title: string;
}

/** What a shop has, so that the same questions can be asked of any. */
export interface Facts {
  products: Product[];
  /** With at least one product. */
  collection: Named | undefined;
  page: Named | undefined;
  blog: Named | undefined;
  article: (Named & { blog: { handle: string } }) | undefined;
  languages: string[];
  countries: { isoCode: string; currency: { isoCode: string } }[];
  country: string;
  currency: string;
  /** A word of a product's title. */
  word: string | undefined;
  /** Of products that can be bought at once, dearest first. */
  buyable: Variant[];
}

const query = `{
  products(first: 50) { nodes {
    id handle title vendor productType availableForSale requiresSellingPlan isGiftCard createdAt
    variants(first: 50) { nodes { id title availableForSale price { amount currencyCode } selectedOptions { name value } } }
    images(first: 1) { nodes { url width height } }
  } }
  collections(first: 50) { nodes { id handle title products(first: 1) { nodes { id } } } }
  pages(first: 1) { nodes { id handle title } }
  blogs(first: 1) { nodes { id handle title } }
  articles(first: 1) { nodes { id handle title blog { handle } } }
  localization {
    country { isoCode currency { isoCode } }
    availableLanguages { isoCode }
    availableCountries { isoCode currency { isoCode } }
  }
}`;

interface Answer {
  products: { nodes: Product[] };
  collections: { nodes: (Named & { products: { nodes: unknown[] } })[] };
  pages: { nodes: Named[] };
  blogs: { nodes: Named[] };
  articles: { nodes: NonNullable<Facts['article']>[] };
  localization: {
    country: Facts['countries'][number];
    availableLanguages: { isoCode: string }[];
    availableCountries: Facts['countries'];
  };
}

export async function readFacts(shop: {
  data<Data>(query: string): Promise<Data>;
}): Promise<Facts> {
  const { products, collections, pages, blogs, articles, localization } =
    await shop.data<Answer>(query);
  const { country, availableLanguages, availableCountries } = localization;
  return {
    products: products.nodes,
    collection: collections.nodes.find((it) => it.products.nodes.length > 0),
    page: pages.nodes[0],
    blog: blogs.nodes[0],
    article: articles.nodes[0],
    languages: availableLanguages.map(({ isoCode }) => isoCode),
    countries: availableCountries,
    country: country.isoCode,
    currency: country.currency.isoCode,
    word: products.nodes
      .flatMap(({ title }) => title.split(' '))
      .find((word) => /^[a-z]{4,}$/i.test(word)),
    buyable: products.nodes
      .filter((it) => !it.requiresSellingPlan && !it.isGiftCard)
      .flatMap(({ variants }) => variants.nodes.find((it) => it.availableForSale) ?? [])
      .toSorted((a, b) => Number(b.price.amount) - Number(a.price.amount)),
  };
}
