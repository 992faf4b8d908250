import { coffeeTypes } from '../../catalogue/coffee/coffee-type.ts';
import { generalStatements } from './general-statements.ts';
import type { ProductPage, Sentence } from './product-page.ts';
import { isSupported, type Quantity, readQuantities } from './quantities.ts';

export const isCoffee = ({ productType }: ProductPage) =>
  coffeeTypes.some((type) => type === productType);

/** Amounts with a unit that a text names and the product's facts do not. */
export function quantityProblems(page: ProductPage): string[] {
  const facts = factQuantities(page);
  return page.sentences
    .filter(({ place, text }) => place !== 'recipe' && !isGeneral(text, page))
    .flatMap(({ text }) =>
      readQuantities(text, page.language)
        .filter((claim) => isChecked(claim, page, facts) && !isSupported(claim, facts))
        .map((claim) => `“${claim.text}” is not among the facts: ${text}`),
    );
}

/** Only dimensions of which the facts speak; a coffee's roasting and drying times are no facts of the page. */
function isChecked(claim: Quantity, page: ProductPage, facts: Quantity[]): boolean {
  if (!facts.some(({ dimension }) => dimension === claim.dimension)) return false;
  if (!isCoffee(page)) return true;
  const isBrewing = claim.dimension !== 'temperature' || claim.to <= 100;
  return ['temperature', 'volume', 'share', 'length'].includes(claim.dimension) && isBrewing;
}

function factQuantities(page: ProductPage): Quantity[] {
  const recipe = (sentence: Sentence) => isCoffee(page) && sentence.place === 'recipe';
  return [
    ...page.facts.map(({ value }) => value),
    ...page.packs.map(({ contents }) => contents),
    ...page.optionValues,
    ...page.supplied,
    page.title,
    ...page.sentences.filter(recipe).map(({ text }) => text),
  ].flatMap((text) => readQuantities(text, page.language));
}

const isGeneral = (text: string, { language }: ProductPage) =>
  generalStatements[language].some((statement) => text.includes(statement));
