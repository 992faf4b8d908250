import type { Localized } from '../../catalogue/model.ts';
import type { ProductPage } from './product-page.ts';

/** Words with which a text calls the other product cheaper or dearer than this one. */
const cheaper: Localized<RegExp> = {
  de: /günstiger|billiger|weniger Geld|kleinerer Preis|spart mit|kostet weniger/i,
  en: /cheaper|costs? less|for less|less money|smaller price|saves money/i,
  da: /billigere|koster mindre|færre penge|lavere pris|sparer du med/i,
};
const dearer: Localized<RegExp> = {
  de: /spart? (?:gleich )?auf|Aufpreis|zu teuer|teurer|kostet mehr/i,
  en: /save up for|step up to|too expensive|dearer|costs? more/i,
  da: /spar op|merpris|for dyr|dyrere|koster mere/i,
};

/** Comparisons with another product's price that the two prices contradict. */
export function createPriceRule(pages: readonly ProductPage[]): (page: ProductPage) => string[] {
  const byType = Map.groupBy(pages, ({ productType }) => productType);
  return (page) => {
    const others = (byType.get(page.productType) ?? [])
      .filter((other) => other.name !== page.name)
      .toSorted((a, b) => b.name.length - a.name.length);
    return page.sentences.flatMap(({ text }) => {
      const mentioned = others.find(({ name }) => text.includes(name));
      if (!mentioned) return [];
      const isDearer = mentioned.lowestPrice > page.lowestPrice;
      const isCheaper = mentioned.lowestPrice < page.lowestPrice;
      const isWrong =
        (cheaper[page.language].test(text) && !isCheaper) ||
        (dearer[page.language].test(text) && !isDearer);
      return isWrong
        ? [
            `${mentioned.name} costs ${mentioned.lowestPrice / 100} €, this ${page.lowestPrice / 100} €: ${text}`,
          ]
        : [];
    });
  };
}
