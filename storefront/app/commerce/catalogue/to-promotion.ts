import { hrefsFor } from '../../i18n/hrefs.ts';
import type { Language } from '../../i18n/languages.ts';
import type { TopBarPromotionQuery } from '../operations/generated.ts';
import { toPicture } from '../product/to-product.ts';
import type { Promotion } from './promotion.ts';

type PromotionNode = TopBarPromotionQuery['metaobjects']['nodes'][number];
type PromotionField = PromotionNode['fields'][number];

/** Null without a title. */
export function toPromotion(node: PromotionNode, language: Language): Promotion | null {
  const field = (key: string) => node.fields.find((candidate) => candidate.key === key);
  const text = (key: string) => field(key)?.value?.trim() || null;
  const title = text('title');
  if (!title) return null;
  const url = addressOf(field('link'), language);
  return {
    id: node.id,
    title,
    description: text('description') ?? '',
    code: text('discount_code'),
    link: url ? { url, text: text('link_text') ?? url } : null,
    picture: toPicture(imageAmong(node.fields), ''),
    startsAt: timeOf(text('starts_at')),
    endsAt: timeOf(text('ends_at')),
  };
}

function addressOf(link: PromotionField | undefined, language: Language): string | null {
  if (!link) return null;
  const { reference, value } = link;
  if (reference && 'handle' in reference) {
    const href = hrefsFor(language);
    return 'title' in reference ? href.collection(reference.handle) : href.page(reference.handle);
  }
  return value && isAddress(value) ? value : null;
}

/** Allows paths and http(s) URLs only. */
function isAddress(value: string): boolean {
  return value.startsWith('https://') || /^\/(?!\/)/.test(value);
}

/** The promotion's picture, or that of its collection. */
function imageAmong(fields: PromotionField[]) {
  const images = fields.flatMap(({ reference }) =>
    reference && 'image' in reference ? [reference] : [],
  );
  return (images.find((reference) => !('handle' in reference)) ?? images[0])?.image ?? null;
}

/** Null for a date that is none: the promotion is then shown. */
function timeOf(value: string | null): number | null {
  const time = Date.parse(value ?? '');
  return Number.isNaN(time) ? null : time;
}
