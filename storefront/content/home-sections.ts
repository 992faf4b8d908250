import type { Category, ShopContent } from './model.ts';
import type { SectionOf, SectionType } from './schema.ts';

type WithHome = Pick<ShopContent, 'home'>;

export function sectionsOf<Type extends SectionType>({ home }: WithHome, type: Type) {
  return home.sections.filter((section): section is SectionOf<Type> => section.type === type);
}

/** Also shown where a page does not exist, and below an empty cart. */
export function popularCategories(content: WithHome): Category[] {
  return sectionsOf(content, 'categories')[0]?.categories ?? [];
}

/** The collection of the first row of products; also shown for an empty cart and a search in vain. */
export function bestSellers(content: WithHome): string | null {
  return sectionsOf(content, 'products').find(({ collection }) => collection)?.collection ?? null;
}
