import type { Browser } from '@playwright/test';
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
  const data = await readSandboxData(sandbox, token, storefront.language);
  const { home, listing, product } = storefront.addresses(data);
  const problems: string[] = [];
  const pages: [string, number][] = [home, listing, product].map((path) => [path, 200]);
  for (const [path, status] of [...pages, ...storefront.furtherPages(data)]) {
    const response = await fetch(shop.origin + path, { headers: { accept: 'text/html' } });
    await response.text();
    if (response.status !== status) problems.push(`${path}: ${response.status}`);
  }
  problems.push(...(await changeCart(browser, shop.origin + product)));
  for (const { field, askedBy } of await readUnanswered(sandbox)) {
    problems.push(`not answered: ${field} (${askedBy})`);
  }
  const errors = shop.log.split('\n').filter((line) => /error|⨯|unhandled/i.test(line));
  problems.push(...errors.map((line) => `logged: ${line.trim().slice(0, 200)}`));
  return problems;
}

/** Adds a product, raises its quantity and removes it. */
async function changeCart(browser: Browser, product: string): Promise<string[]> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(`error on the page: ${message}`));
  try {
    await page.goto(product);
    await page
      .getByRole('button', { name: /^add to cart/i })
      .first()
      .click();
    await page
      .getByRole('button', { name: /increase/i })
      .first()
      .click();
    await page.waitForFunction(showsTwo);
    await page
      .getByRole('button', { name: /remove/i })
      .first()
      .click();
    await page
      .getByText(/cart is empty|haven.t added anything/i)
      .first()
      .waitFor();
  } catch (error) {
    problems.push(`cart: ${error instanceof Error ? error.message.split('\n')[0] : error}`);
  } finally {
    await context.close();
  }
  return problems;
}

/** In a field or as a text of its own, as each storefront likes. */
function showsTwo(): boolean {
  const fields = [...document.querySelectorAll('input')];
  const texts = document.body.innerText.split('\n');
  return (
    fields.some(({ value }) => value === '2') ||
    texts.some((text) => /^(quantity: ?)?2\b/i.test(text.trim()))
  );
}
