import { expect, type Locator, type Page } from '@playwright/test';
import type { Language } from '#shop/tests/specified-languages.ts';
import { specifiedIn } from '#shop/tests/specified-texts.ts';
import { storefrontApiPath } from '../../sandbox/schema/api-version.ts';
import { allMessages } from '../../storefront/app/i18n/messages/index.ts';
import { sandboxOrigin, shopOrigin } from './addresses.ts';

interface Offer {
  data: {
    product: {
      id: string;
      title: string;
      sellingPlanGroups: { nodes: { sellingPlans: { nodes: { id: string }[] } }[] };
      variants: { nodes: { id: string; sku: string; price: { amount: string } }[] };
    } | null;
  };
}

/** Straight to the sandbox, past the shop. */
export function askPlatform(
  query: string,
  variables: Record<string, string>,
  sandbox = sandboxOrigin,
) {
  return fetch(`${sandbox}${storefrontApiPath}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-shopify-storefront-access-token': 'the-sandbox-storefront-api-token',
    },
    body: JSON.stringify({ query, variables }),
  });
}

/** A product as the platform has it, in the language of the handle. */
export async function productOf(handle: string, language: Language) {
  const { data }: Offer = await askPlatform(
    `query ($handle: String!) @inContext(language: ${language.toUpperCase()}) {
      product(handle: $handle) {
        id
        title
        sellingPlanGroups(first: 1) { nodes { sellingPlans(first: 5) { nodes { id } } } }
        variants(first: 5) { nodes { id sku price { amount } } }
      }
    }`,
    { handle },
  ).then((response) => response.json());
  const { product } = data;
  const variant = product?.variants.nodes[0];
  if (!product || !variant) throw new Error(`${handle} has no variant`);
  const plans = product.sellingPlanGroups.nodes.flatMap(({ sellingPlans }) => sellingPlans.nodes);
  return {
    id: product.id,
    title: product.title,
    variant: variant.id,
    sku: variant.sku,
    cents: Math.round(Number(variant.price.amount) * 100),
    plans: plans.map(({ id }) => id),
  };
}

/** Does to the visitor's cart what a form of the shop would. */
async function changeCart(page: Page, form: Record<string, string>, language: Language = 'de') {
  const response = await page.request.post(`/${language}/cart/data`, {
    form,
    headers: { origin: shopOrigin },
  });
  expect(response.status(), JSON.stringify(form)).toBe(200);
}

export async function putInCart(page: Page, variant: string, quantity = 1, plan = '') {
  await changeCart(page, { intent: 'add', variant, quantity: String(quantity), plan });
}

/** Changes the platform's facts, for what a journey needs to be so. */
export async function setFact(path: string, facts: Record<string, unknown>) {
  const response = await fetch(`${sandboxOrigin}/_control/${path}`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(facts),
  });
  expect(response.status, path).toBe(204);
}

export function summaryOf(page: Page, language: Language): Locator {
  return page.getByRole('region', { name: allMessages[language].cart.summary });
}

/** What the summary says is to pay. */
export function totalOf(page: Page, language: Language): Locator {
  const { total } = specifiedIn(language);
  return summaryOf(page, language)
    .locator('dl > div')
    .filter({ has: page.getByText(total, { exact: true }) })
    .locator('dd');
}

/** Types a code into one of the two accordions of the summary. */
export async function enterCode(
  page: Page,
  language: Language,
  kind: 'discount' | 'giftCard',
  code: string,
) {
  const { cart } = allMessages[language];
  const { discountQuestion, apply } = specifiedIn(language);
  const [question, label, action] =
    kind === 'discount'
      ? [discountQuestion, cart.discountCode, apply]
      : [cart.giftCardQuestion, cart.giftCardCode, cart.redeem];
  const field = page.getByLabel(label, { exact: true });
  if (!(await field.isVisible())) await page.getByText(question).click();
  await field.fill(code);
  await summaryOf(page, language).getByRole('button', { name: action }).click();
}

/** An applied gift card, by its last characters. */
export function giftCardChip(page: Page, end: string): Locator {
  return page.getByRole('button', { name: new RegExp(`•••• ${end}`) });
}
