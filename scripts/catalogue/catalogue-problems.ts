import { type Catalogue, languages } from '../../catalogue/model.ts';
import { createPriceRule } from './price-rules.ts';
import { createPageReader } from './product-page.ts';
import { quantityProblems } from './quantity-rules.ts';
import { ratingProblems, repeatedSentences } from './review-rules.ts';
import { statementRules } from './statement-rules.ts';

/** Everything on the product pages that contradicts the product's facts, in all languages. */
export function catalogueProblems(
  catalogue: Pick<Catalogue, 'products' | 'metaobjects'>,
): string[] {
  const read = createPageReader(catalogue);
  return languages.flatMap((language) => {
    const pages = catalogue.products.map((product) => ({
      product,
      page: read(product, language),
    }));
    const priceProblems = createPriceRule(pages.map(({ page }) => page));
    return pages.flatMap(({ product, page }) =>
      [
        ...quantityProblems(page),
        ...statementRules.flatMap((rule) => rule(page)),
        ...priceProblems(page),
        ...ratingProblems(product, page),
        ...repeatedSentences(page),
      ].map((problem) => `${language} ${product.key}: ${problem}`),
    );
  });
}
