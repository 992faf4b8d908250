import type { ProductDetail } from '../commerce/product.ts';

/** The data of the product of the month that the home page shows. */
export type MonthlyProduct = Pick<
  ProductDetail,
  | 'handle'
  | 'title'
  | 'vendor'
  | 'picture'
  | 'offer'
  | 'origins'
  | 'roast'
  | 'arabica'
  | 'strength'
  | 'rating'
  | 'flavourProfile'
> & {
  /** The first paragraph of the merchant's description. */
  introHtml: string | null;
};

export function toMonthlyProduct(product: ProductDetail): MonthlyProduct {
  const { handle, title, vendor, picture, offer } = product;
  const { origins, roast, arabica, strength, rating, flavourProfile } = product;
  return {
    ...{ handle, title, vendor, picture, offer },
    ...{ origins, roast, arabica, strength, rating, flavourProfile },
    introHtml: firstParagraph(product.descriptionHtml),
  };
}

export function firstParagraph(html: string): string | null {
  const paragraphs = [...html.matchAll(/<p>(.*?)<\/p>/gs)].map(([, text]) => text?.trim());
  return paragraphs.find(Boolean) ?? null;
}
