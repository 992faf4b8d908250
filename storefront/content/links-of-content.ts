import { shop } from '#shop/shop.ts';
import { shippingTerms } from '../app/commerce/shipping/shipping.ts';
import { hrefsFor } from '../app/i18n/hrefs.ts';
import type { Language } from '../app/i18n/languages.ts';
import { benefitsFor } from './benefits.ts';
import { linkUrl } from './links.ts';
import { isHeading } from './menu-items.ts';
import type { HomeSection, MenuItem, ShopContent } from './model.ts';
import type { Link as ContentLink } from './schema.ts';

export interface Link {
  /** Where the content contains it. */
  place: string;
  url: string;
}

/** Every link of menus, header, footer, home page, empty cart and empty search. */
export function linksOfContent(content: ShopContent, language: Language): Link[] {
  const { header, mainMenu, footer, home, brands, cart, search } = content;
  const href = hrefsFor(language);
  const to = (place: string, handle: string | null | undefined) =>
    handle ? [{ place, url: href.collection(handle) }] : [];
  const at = (place: string, url: string | null | undefined) => (url ? [{ place, url }] : []);
  return [
    ...benefitsFor(
      header.uspBar,
      shippingTerms('standard', shop.shipping.home, shop.currency),
      language,
    ).flatMap(({ title, href: url }) => at(`USP bar: ${title}`, url)),
    ...linksOfMenu('main menu', [...mainMenu.groups, ...mainMenu.more]),
    ...mainMenu.tiles.flatMap(({ heading, link }) =>
      at(`main menu: ${heading}`, linkUrl(link, language)),
    ),
    ...linksOfMenu('footer', [...footer.questions, ...footer.about, ...footer.legal]),
    { place: 'footnote', url: footer.shippingCosts },
    { place: 'cookie preferences', url: footer.privacy },
    { place: 'cookie banner', url: footer.imprint },
    ...home.sections.flatMap((section) => linksOfSection(section, language)),
    ...to('home: discover', home.discover),
    ...home.advice.tastes.flatMap(({ title, collection }) => to(`advice: ${title}`, collection)),
    ...to('brands: main', brands.main),
    ...to('brands: equipment', brands.equipment),
    ...to('brands: featured', brands.featured),
    ...to('empty cart: main', cart.main),
    ...to('empty cart: equipment', cart.equipment),
    ...search.products.map((handle) => ({ place: 'empty search', url: href.product(handle) })),
    ...search.collectionCards.flatMap(({ title, collection }) =>
      to(`empty search: ${title}`, collection),
    ),
  ];
}

function linksOfSection(section: HomeSection, language: Language): Link[] {
  const place = `home: ${section.type}`;
  const href = hrefsFor(language);
  const collection = (handle: string | undefined) =>
    handle ? [{ place, url: href.collection(handle) }] : [];
  const product = (handle: string | undefined) =>
    handle ? [{ place, url: href.product(handle) }] : [];
  // a place on a page exists where the page does
  const link = (target: ContentLink | undefined) => {
    const url = target ? linkUrl(target, language).replace(/#.*/, '') : '';
    return url ? [{ place, url }] : [];
  };
  switch (section.type) {
    case 'hero':
      return [...link(section.link), ...link(section.secondLink)];
    case 'categories':
      return section.categories.flatMap((category) => collection(category.collection));
    case 'products':
      return [...collection(section.collection), ...(section.products ?? []).flatMap(product)];
    case 'feature':
      return [...collection(section.collection), ...product(section.product)];
    case 'brands':
      return section.collections.flatMap(collection);
    case 'teasers':
      return section.teasers.flatMap((teaser) => link(teaser.link));
    case 'articles':
      return [...link(section.link), ...section.teasers.flatMap((teaser) => link(teaser.link))];
    case 'text':
    case 'module':
      return [];
  }
}

function linksOfMenu(place: string, items: MenuItem[]): Link[] {
  return items.flatMap((item) => {
    const { title, url, items: below } = item;
    const here = `${place} › ${title}`;
    // a heading is not a link, but needs items below
    const own = isHeading(item) && below.length > 0 ? [] : [{ place: here, url }];
    return [...own, ...linksOfMenu(here, below)];
  });
}
