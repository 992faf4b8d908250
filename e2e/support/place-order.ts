import { expect, type Page } from '@playwright/test';
import { sandboxOrigin } from './addresses.ts';

/** Orders what the sandbox's checkout shows, with a test card that is accepted. */
export async function placeOrder(
  page: Page,
  email = 'mara@example.com',
  postcode = '20457',
  checkout = sandboxOrigin,
) {
  const order = page.locator('button.button-primary[value=order]');
  await expect(order).toBeVisible();
  for (const [name, value] of Object.entries({
    email,
    firstName: 'Mara',
    lastName: 'Lindner',
    street: 'Am Beispielkai 12',
    postcode,
    city: 'Hamburg',
    cardNumber: '1',
    cardExpiry: '08/39',
    cardCode: '123',
  })) {
    const field = page.locator(`[name=${name}]`);
    if (await field.isVisible()) await field.fill(value);
  }
  await order.click();
  await expect(page).toHaveURL(new RegExp(`^${checkout}/orders/`));
}
