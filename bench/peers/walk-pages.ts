import type { Browser, Page, Request } from '@playwright/test';
import { waitUntil } from '../support/wait-until.ts';
import type { RunningProcess } from './running-process.ts';
import { readSandboxData } from './sandbox-data.ts';
import { type Storefront, token } from './storefronts.ts';
import { readUnanswered } from './unanswered.ts';

/** Loads every kind of page and changes the cart in a browser; the problems found. */
export async function walkPages(
  storefront: Storefront,
  shop: RunningProcess,
  sandbox: string,
  browser: Browser,
): Promise<string[]> {
  await fetch(`${sandbox}/_control/reset`, { method: 'POST' });
  const data = await readSandboxData(sandbox, token);
  const { home, listing, product } = storefront.addresses(data);
  const problems: string[] = [];
  const pages: [string, number][] = [home, listing, product].map((path) => [path, 200]);
  for (const [path, status] of [...pages, ...storefront.furtherPages(data)]) {
    const response = await fetch(shop.origin + path, { headers: { accept: 'text/html' } });
    await response.text();
    if (response.status !== status) problems.push(`${path}: ${response.status}`);
  }
  problems.push(...(await changeCart(browser, shop.origin + product, storefront)));
  for (const { field, askedBy } of await readUnanswered(sandbox)) {
    problems.push(`not answered: ${field} (${askedBy})`);
  }
  const errors = shop.log
    .split('\n')
    .filter((line) => /error|⨯|unhandled/i.test(line) && !storefront.ownErrors?.test(line));
  problems.push(...errors.map((line) => `logged: ${line.trim().slice(0, 200)}`));
  return problems;
}

/** Adds a product, raises its quantity and removes it. */
async function changeCart(
  browser: Browser,
  product: string,
  { showChange }: Storefront,
): Promise<string[]> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(`error on the page: ${message}`));
  const pending = new Set<Request>();
  page.on('request', (request) => pending.add(request));
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  // a change that follows an unfinished one cancels it, which a storefront may log as an error
  const settle = () => waitUntil(() => pending.size === 0, 10);
  const press = async (place: Pick<Page, 'getByRole'>, name: RegExp) => {
    await settle();
    const click = () => place.getByRole('button', { name }).first().click();
    await (showChange ? showChange(page, click) : click());
  };
  try {
    await page.goto(product);
    await press(page, /^add to cart/i);
    // the product page may have such buttons, too
    const cart = page.getByRole('dialog');
    await press(cart, /increase/i);
    await page.waitForFunction(showsTwo);
    await press(cart, /remove/i);
    await page
      .getByText(/cart is empty|haven.t added anything/i)
      .first()
      .waitFor();
    await settle();
  } catch (error) {
    problems.push(`cart: ${error instanceof Error ? error.message.split('\n')[0] : error}`);
  } finally {
    await context.close();
  }
  return problems;
}

/** In a field or as a text of its own, as each storefront likes. */
function showsTwo(): boolean {
  const carts = [...document.querySelectorAll<HTMLElement>('dialog[open], [role="dialog"]')];
  const fields = carts.flatMap((cart) => [...cart.querySelectorAll('input')]);
  const texts = carts.flatMap((cart) => cart.innerText.split('\n'));
  return (
    fields.some(({ value }) => value === '2') ||
    texts.some((text) => /^(quantity: ?)?2\b/i.test(text.trim()))
  );
}
