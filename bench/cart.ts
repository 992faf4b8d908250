// The platform takes 2 s per call and fails every fifth call, half of these after executing it. Shoppers keep clicking:
// no amount may be wrong, and no confirmed click may be lost.
import { type Browser, chromium, type Page } from '@playwright/test';
import { sandboxOrigin, shopOrigin } from '../e2e/support/addresses.ts';
import { browserArguments, browserPath } from '../e2e/support/browser.ts';
import { askPlatform, productOf, putInCart } from '../e2e/support/cart.ts';
import { startShop } from '../e2e/support/running-shop.ts';
import { allMessages } from '../storefront/app/i18n/messages/index.ts';
import { printTable } from './support/table.ts';

const shoppers = 3;
const rounds = 6;
const bad = { latencyMilliseconds: 2000, errorRate: 0.1, lostAnswerRate: 0.1 };
const freeFrom = 4900;
const shippingFee = 490;
const t = allMessages.de.cart;

/** What a page showed at one point in time; amounts in cents. */
interface Snapshot {
  busy: boolean;
  quantity: number;
  line: number;
  total: number;
}

interface Round {
  clicked: number;
  /** What the page shows when it is idle, and what is on the platform. */
  shown: number;
  real: number;
  refused: boolean;
}

const shop = await startShop();
const browser = await chromium.launch({ executablePath: browserPath, args: browserArguments });
try {
  const results = await Promise.all(Array.from({ length: shoppers }, () => visit(browser)));
  if (!report(results)) process.exitCode = 1;
} finally {
  await browser.close();
  await shop.stop();
}

async function visit(browser: Browser) {
  const product = await productOf('kernel-co-night-shift-espresso', 'de');
  const context = await browser.newContext({ baseURL: shopOrigin });
  const page = await context.newPage();
  await setFaults({});
  await putInCart(page, product.variant);
  await page.goto('/de/cart');
  const more = page.getByRole('button', { name: t.increaseOf(product.title) });
  await more.waitFor();
  await page.evaluate(watchFigures);
  await setFaults(bad);
  const seen: Round[] = [];
  let changes = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST') changes += 1;
  });
  for (let round = 0; round < rounds; round += 1) {
    const before = await quantityShown(page);
    const clicked = 1 + (round % 4);
    for (let click = 0; click < clicked; click += 1) await more.click();
    await page.waitForFunction(isIdle, undefined, { timeout: 120_000 });
    const shown = await quantityShown(page);
    const refused = (await page.getByRole('alert').count()) > 0;
    seen.push({ clicked: before + clicked, shown, real: await quantityOnPlatform(page), refused });
  }
  const sights: Snapshot[] = await page.evaluate(() => Reflect.get(window, 'sights'));
  await context.close();
  return { price: product.cents, seen, sights, changes };
}

function report(results: Awaited<ReturnType<typeof visit>>[]): boolean {
  const all = results.flatMap(({ seen }) => seen);
  const acknowledged = all.filter(({ refused }) => !refused);
  const lost = acknowledged.filter(({ clicked, real }) => clicked !== real).length;
  const untrue = all.filter(({ shown, real }) => shown !== real).length;
  const sights = results.flatMap(({ price, sights }) =>
    sights.map((sight) => ({ ...sight, price })),
  );
  const wrong = sights.filter((sight) => !isRight(sight)).length;
  const changes = results.reduce((sum, result) => sum + result.changes, 0);
  return printTable(
    `${shoppers} shoppers, ${rounds} rounds of clicks each, ${changes} changes sent; 2 s latency, 20 % failures`,
    [
      {
        expectation: 'figures seen and wrong',
        seen: `${wrong} of ${sights.length}`,
        met: wrong === 0,
      },
      {
        expectation: 'acknowledged rounds that were lost',
        seen: `${lost} of ${acknowledged.length}`,
        met: lost === 0 && acknowledged.length > 0,
      },
      {
        expectation: 'rounds after which the page differs from the platform',
        seen: `${untrue} of ${all.length} (${all.length - acknowledged.length} were reported as failed)`,
        met: untrue === 0,
      },
    ],
  );
}

/** The total fits a quantity, and the displayed one if no change is in flight. */
function isRight({ busy, quantity, line, total, price }: Snapshot & { price: number }): boolean {
  if (line % price !== 0) return false;
  if (total !== line + (line >= freeFrom ? 0 : shippingFee)) return false;
  return busy || line === quantity * price;
}

async function quantityShown(page: Page): Promise<number> {
  return Number(await page.locator('input[name=quantity][type=number]').inputValue());
}

/** Read directly from the platform, with retries. */
async function quantityOnPlatform(page: Page): Promise<number> {
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'storefront_cart_id');
  const value = Buffer.from(decodeURIComponent(cookie?.value ?? ''), 'base64').toString();
  const id: string = JSON.parse(value);
  for (;;) {
    const query = 'query ($id: ID!) { cart(id: $id) { totalQuantity } }';
    const response = await askPlatform(query, { id });
    if (!response.ok) continue;
    const { data }: { data: { cart: { totalQuantity: number } } } = await response.json();
    return data.cart.totalQuantity;
  }
}

async function setFaults(faults: Partial<typeof bad>) {
  await fetch(`${sandboxOrigin}/_control/faults`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(faults),
  });
}

/** Runs in the page. */
function isIdle(): boolean {
  return document.querySelector('section dl')?.getAttribute('aria-busy') === 'false';
}

/** Runs in the page: records every amount a shopper could see. */
function watchFigures() {
  const sights: Snapshot[] = [];
  Object.assign(window, { sights });
  const cents = (element: Element | null | undefined) =>
    Number(element?.textContent?.replace(/\D/g, ''));
  function look() {
    const figures = document.querySelector('section dl');
    const field = document.querySelector<HTMLInputElement>('input[name=quantity][type=number]');
    if (!figures || !field) return;
    sights.push({
      busy: figures.getAttribute('aria-busy') === 'true',
      quantity: Number(field.value),
      line: cents(document.querySelector('main li strong')),
      total: cents(figures.querySelector(':scope > div:last-child dd')),
    });
  }
  new MutationObserver(look).observe(document.body, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
  });
}
