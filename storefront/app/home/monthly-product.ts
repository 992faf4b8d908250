import type { ProductDetail } from '../commerce/product/product.ts';

/** The data of the product of the month that the home page shows. */
export type MonthlyProduct = Pick<
  ProductDetail,
  | 'handle'
  | 'title'
  | 'vendor'
  | 'productType'
  | 'picture'
  | 'offer'
  | 'options'
  | 'shortNote'
  | 'tip'
  | 'facts'
  | 'cardFacts'
  | 'rating'
> & {
  /** The first paragraph of the merchant's description. */
  introHtml: string | null;
};

export function toMonthlyProduct(product: ProductDetail): MonthlyProduct {
  const { handle, title, vendor, productType, picture, offer, options } = product;
  const { shortNote, tip, facts, cardFacts, rating } = product;
  return {
    handle,
    title,
    vendor,
    productType,
    picture,
    offer,
    options,
    shortNote,
    tip,
    facts,
    cardFacts,
    rating,
    introHtml: firstParagraph(product.descriptionHtml),
  };
}

export function firstParagraph(html: string): string | null {
  const paragraphs = [...html.matchAll(/<p>(.*?)<\/p>/gs)].map(([, text]) => text?.trim());
  return paragraphs.find(Boolean) ?? null;
}
