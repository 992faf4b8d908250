import type { Document } from '../../content/documents/document.ts';
import { type VariantOffer, variantOffers } from '../commerce/catalogue/variant-offers.ts';
import type { Collection } from '../commerce/collection/collection.ts';
import type { ProductCard, ProductDetail } from '../commerce/product/product.ts';
import type { ProductTestReport } from '../commerce/product/product-test-report.ts';
import { formatsFor } from '../i18n/formats.ts';
import { hrefsFor } from '../i18n/hrefs.ts';
import { languageOf } from '../i18n/locales.ts';
import type { Market } from '../i18n/market.ts';
import { allMessages } from '../i18n/messages/index.ts';
import { htmlToMarkdown } from './html-to-markdown.ts';

interface Place {
  origin: string;
  market: Market;
}

export function productMarkdown(product: ProductDetail, place: Place): string {
  const { origin, market } = place;
  const t = messagesOf(market).product;
  const format = formatsFor(market.locale, market.currency);
  const { rating, technicalDetails } = product;
  const average =
    rating &&
    `${t.ratingOf(format.average(rating.average))} ${t.fromReviews(rating.count, format.number(rating.count))}`;
  const shippingPage = origin + hrefsFor(market.locale).page(t.shippingPage);
  return joined([
    `# ${product.vendor} ${product.title}`,
    product.shortNote,
    variantOffers(product, market.locale)
      .map((offer) => offerLine(offer, place))
      .join('\n'),
    !product.isGiftCard && `${t.pricesIncludeVat}, [${t.plusShipping}](${shippingPage})`,
    average,
    `## ${t.description}`,
    htmlToMarkdown(product.descriptionHtml, origin),
    technicalDetails.length > 0 && `## ${t.technicalTab}`,
    technicalDetails.map(({ label, value }) => `- ${label}: ${value}`).join('\n'),
  ]);
}

function offerLine(offer: VariantOffer, { origin, market }: Place): string {
  const t = messagesOf(market).product;
  const { money } = formatsFor(market.locale, market.currency);
  const { price, unitPrice, struckPrice, availability } = offer;
  const facts = [
    money(price) + (unitPrice ? ` (${money(unitPrice.price)}/${unitPrice.unit})` : ''),
    struckPrice && `${t.lowestPrice30Days} ${money(struckPrice)}`,
    t.availability[availability],
  ];
  const contents = offer.contents.map(({ quantity, name }) => `\n  - ${quantity} × ${name}`);
  const line = `- [${offer.title}](${origin}${offer.path}): ${facts.filter(Boolean).join(', ')}`;
  return line + contents.join('');
}

type ListedCollection = Pick<Collection, 'title' | 'descriptionHtml'> & {
  listing: Pick<Collection['listing'], 'products'>;
};

export function collectionMarkdown(
  { title, descriptionHtml, listing }: ListedCollection,
  place: Place,
): string {
  const t = messagesOf(place.market).product;
  return joined([
    `# ${title}`,
    htmlToMarkdown(descriptionHtml, place.origin),
    listing.products.map((product) => cardLine(product, place)).join('\n'),
    t.pricesIncludeVat,
  ]);
}

function cardLine(card: ProductCard, { origin, market }: Place): string {
  const t = messagesOf(market).product;
  const { money } = formatsFor(market.locale, market.currency);
  const { handle, vendor, title, offer, listedVariant, shortNote } = card;
  const address = origin + hrefsFor(market.locale).product(handle, listedVariant ?? undefined);
  const unit = offer?.unitPrice ? ` (${money(offer.unitPrice.price)}/${offer.unitPrice.unit})` : '';
  const price = offer && `${offer.varies ? `${t.from} ` : ''}${money(offer.price)}${unit}`;
  return `- [${vendor} ${title}](${address}): ${[price, shortNote].filter(Boolean).join(', ')}`;
}

export function documentMarkdown(
  { title, description }: Pick<Document['frontMatter'], 'title' | 'description'>,
  html: string,
  { origin }: Place,
): string {
  return joined([`# ${title}`, description, htmlToMarkdown(html, origin)]);
}

export function productTestMarkdown({
  title,
  verdict,
  paragraphs,
}: Pick<ProductTestReport, 'title' | 'verdict' | 'paragraphs'>): string {
  return joined([`# ${title}`, verdict, ...paragraphs]);
}

function joined(parts: (string | null | false)[]): string {
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

function messagesOf({ locale }: Market) {
  return allMessages[languageOf(locale)];
}
