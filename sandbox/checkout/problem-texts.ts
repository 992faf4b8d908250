import type { Language } from '../catalogue-format/languages.ts';
import type { FieldName } from './fields.ts';
import { formatMoney } from './formats.ts';
import type { OrderProblem } from './place-order.ts';
import { textsIn } from './texts/index.ts';

/** Why an order was not placed, in the shopper's language. */
export function problemText(
  problem: OrderProblem,
  language: Language,
  currency: string | undefined,
): string {
  const { problems, rejections } = textsIn(language);
  switch (problem.kind) {
    case 'soldOut':
      return problems.soldOut(problem.title);
    case 'fewLeft':
      return problems.fewLeft(problem.title, problem.count);
    case 'code':
      return `${problem.code}: ${rejections[problem.reason]}`;
    case 'giftCardEmpty':
      return problems.giftCardEmpty(problem.lastCharacters.toUpperCase());
    case 'totalChanged':
      return problems.totalChanged(
        formatMoney(problem.before, language, currency),
        formatMoney(problem.now, language, currency),
      );
    default:
      return problems[problem.kind];
  }
}

export function fieldError(name: FieldName, language: Language): string {
  const { errors } = textsIn(language);
  switch (name) {
    case 'billingCountry':
      return errors.country;
    case 'billingFirstName':
      return errors.firstName;
    case 'billingLastName':
      return errors.lastName;
    case 'billingStreet':
      return errors.street;
    case 'billingPostcode':
      return errors.postcode;
    case 'billingCity':
      return errors.city;
    default:
      return errors[name];
  }
}
