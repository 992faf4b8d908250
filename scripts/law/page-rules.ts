import type { LegalInformation } from '../../storefront/app/commerce/product/legal-information.ts';
import type { Language } from '../../storefront/app/i18n/languages.ts';
import type { RuleId, Violation } from './rules.ts';
import { textViolations } from './text-rules.ts';

/** A page as the server renders it. */
interface RenderedPage {
  path: string;
  language: Language;
  html: string;
}

/** What a page must contain besides its own subject. */
export interface PageExpectations {
  /** Labels of the footer's links. */
  withdraw: string;
  cancel: string;
  reviewCheck: string;
  /** Texts of a claim that the shop's configuration allows, which are not reported again. */
  configuredClaims: string[];
  /** Paths of documents that explain such words, or that are the configured claim. */
  claimPages: RegExp;
  /** Promises of another country, which this page's does not get. */
  foreignPromises: string[];
  /** What the product's data says; null on other pages. */
  product: LegalInformation | null;
}

/** Rules that can be seen in the HTML of any page, without scripts. */
export function pageViolations(page: RenderedPage, expected: PageExpectations): Violation[] {
  const { path, language, html } = page;
  const text = expected.configuredClaims.reduce(
    (rest, claim) => rest.replaceAll(claim, ' '),
    visibleText(html),
  );
  const missing = (rule: RuleId, part: string): Violation[] =>
    text.includes(part) ? [] : [{ rule, where: path, problem: `does not show: ${part}` }];
  const claims = expected.claimPages.test(path)
    ? []
    : textViolations({ where: path, language, text }, false);
  return [
    ...missing('withdrawal-labels', expected.withdraw),
    ...missing('cancellation-labels', expected.cancel),
    ...missing('review-verification', expected.reviewCheck),
    ...claims,
    ...expected.foreignPromises
      .filter((promise) => text.includes(collapse(promise)))
      .map((promise) => ({
        rule: 'delivery-country' as const,
        where: path,
        problem: `promises: ${promise}`,
      })),
    ...(html.includes('ec.europa.eu/consumers/odr')
      ? [{ rule: 'dispute-link' as const, where: path, problem: 'links to the closed platform' }]
      : []),
    ...(expected.product
      ? productParts(expected.product).flatMap(([rule, part]) => missing(rule, part))
      : []),
  ];
}

type Part = [rule: RuleId, part: string];

/** What of a product's legal data stands on its page. */
function productParts(legal: LegalInformation): Part[] {
  const { foodName, foodBusiness, manufacturer, responsiblePerson, organic, hazardLabel } = legal;
  const { ingredients, allergens, nutrition, guarantee, repair, deviceData } = legal;
  const business = (rule: RuleId, found: LegalInformation['manufacturer']): Part[] =>
    found ? [found.name, found.street, found.city, found.email].map((part) => [rule, part]) : [];
  const parts = (rule: RuleId, found: string[]): Part[] => found.map((part) => [rule, part]);
  return [
    ...parts('food-name', foodName ? [foodName] : []),
    ...business('food-business', foodBusiness),
    ...parts('food-ingredients', ingredients.map(({ text }) => text.trim()).filter(Boolean)),
    ...parts('food-allergens', allergens),
    ...parts('food-nutrition', nutrition ? [String(nutrition.energyKcal)] : []),
    ...parts('organic-control', organic ? [organic.code, organic.origin] : []),
    ...business('manufacturer', manufacturer),
    ...business('responsible-person', responsiblePerson),
    ...parts('hazard-label', hazardLabel ? hazardLabel.hazards.map(({ text }) => text) : []),
    ...parts('guarantee-label', guarantee ? [guarantee.brand, guarantee.model] : []),
    ...parts('repair-information', repair.spareParts ? [repair.spareParts] : []),
    ...parts('device-data', deviceData ? Object.values(deviceData) : []),
  ].map(([rule, part]) => [rule, collapse(part)]);
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/** The text of a page without scripts and styles. */
function visibleText(html: string): string {
  return collapse(
    html
      .replaceAll(/<(script|style|template)\b[\s\S]*?<\/\1>/g, ' ')
      // React separates neighbouring texts
      .replaceAll('<!-- -->', '')
      .replaceAll(/<\/?(b|strong|em|mark|span|a|u|small|wbr)\b[^>]*>/g, '')
      .replaceAll(/<[^>]+>/g, ' ')
      .replaceAll(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => entities[name] ?? ''),
  );
}

function collapse(text: string): string {
  return text.replaceAll(/[\s\u00a0\u00ad]+/g, ' ').trim();
}
