import { hrefsFor } from '../../storefront/app/i18n/hrefs.ts';
import { allMessages } from '../../storefront/app/i18n/messages/index.ts';
import { allContent } from '../../storefront/content/content-files.ts';
import { expectNoViolations } from '../support/axe.ts';
import { openWithScripts } from '../support/scripts-at-work.ts';
import { only } from '../support/tags.ts';
import { expect, test } from '../support/test.ts';

const t = allMessages.en;
const href = hrefsFor('en');
const coffees = href.collection(allContent.en.home.discover);
const manyVariants = href.product('morvano-decimo-espresso');
const title = 'Night Shift Espresso';

test.describe('the variant chooser', only.wide, () => {
  test('opens from a card, is used by keyboard alone and fills the cart [PDP-023]', async ({
    page,
  }) => {
    await openWithScripts(page, coffees, 'en');
    const link = page.getByRole('link', { name: t.product.chooseOf(title) });
    await link.focus();
    await page.keyboard.press('Enter');
    const chooser = page.getByRole('dialog', { name: t.product.chooseOptions(['Size']) });
    await expect(chooser.getByRole('button', { name: t.product.closeChooser })).toBeFocused();
    await expect(chooser.getByText(t.product.availability.inStock)).toBeVisible();

    await page.keyboard.press('Tab');
    const sizes = chooser.getByRole('group', { name: 'Size' }).getByRole('radio');
    await expect(sizes.first()).toBeFocused();
    const before = await chooser.getByRole('status').innerText();
    await page.keyboard.press('ArrowRight');
    await expect(sizes.nth(1)).toBeChecked();
    await expect(chooser.getByRole('status')).not.toHaveText(before);
    await expect(chooser.getByRole('status')).toHaveText(/€\d+\.\d{2}\/kg/);

    await page.keyboard.press('Tab');
    await expect(chooser.getByRole('button', { name: t.product.addToCart })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(chooser).toBeHidden();
    await expect(link).toBeFocused();
    const miniCart = page.getByRole('dialog', { name: t.cart.miniCart });
    await expect(miniCart.getByText('500 g')).toBeVisible();
  });

  test('closes by Escape, restores the focus and has no axe violations', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openWithScripts(page, coffees, 'en');
    const link = page.getByRole('link', { name: t.product.chooseOf(title) });
    await link.click();
    const chooser = page.getByRole('dialog', { name: t.product.chooseOptions(['Size']) });
    await expect(chooser).toBeVisible();
    await expectNoViolations(page, 'the variant chooser', 'dialog[open]');
    await page.keyboard.press('Escape');
    await expect(chooser).toHaveCount(0);
    await expect(link).toBeFocused();
  });

  test('where the variants cannot be read, the product page asks', async ({ page }) => {
    await page.route('**/variants', (route) => route.abort());
    await openWithScripts(page, coffees, 'en');
    await page.getByRole('link', { name: t.product.chooseOf(title) }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  });

  test('stands for a long list on a product page [PDP-023]', async ({ page }) => {
    await openWithScripts(page, manyVariants, 'en');
    await expect(page.getByRole('navigation', { name: 'Grind' })).toBeHidden();
    const opener = page.getByRole('link', { name: new RegExp(`${t.product.choose}$`) });
    await opener.click();
    const chooser = page.getByRole('dialog', { name: t.product.chooseOptions(['Size', 'Grind']) });
    await chooser.getByRole('radio', { name: /1 kg/ }).check();
    await chooser.getByRole('radio', { name: /moka/ }).check();
    await expect(chooser.getByRole('radio', { name: /1 kg/ })).toBeChecked();
    await chooser.getByRole('button', { name: t.product.chooseThis }).click();
    await expect(page).toHaveURL(/\?variant=\d+$/);
    await expect(opener).toHaveText(/1 kg, Ground for moka pot/);
    await expect(opener).toBeFocused();
  });
});

test.describe('without scripts', only.withoutScripts, () => {
  test('the link leads to the product page', async ({ page }) => {
    await page.goto(coffees);
    await page.getByRole('link', { name: t.product.chooseOf(title) }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  });

  test('all variants of a product can be chosen, and nothing can be saved', async ({ page }) => {
    await page.goto(manyVariants);
    await expect(page.getByRole('group', { name: 'Size, Grind' }).getByRole('radio')).toHaveCount(
      12,
    );
    await expect(page.getByText(t.product.choose, { exact: true }).first()).toBeHidden();
    await page.goto(coffees);
    await expect(page.getByRole('button', { name: t.product.saveOf(title) })).toHaveCount(0);
  });
});

test(
  'a card saves what it offers, for the cart page and the next visit [PDP-015]',
  only.wide,
  async ({ page }) => {
    await openWithScripts(page, coffees, 'en');
    const save = page.getByRole('button', { name: t.product.saveOf(title) });
    await expect(save).toHaveAttribute('aria-pressed', 'false');
    await save.click();
    await expect(save).toHaveAttribute('aria-pressed', 'true');
    await expect(page, 'the card’s own link is not followed').toHaveURL(new RegExp(`${coffees}$`));
    await page.goto(href.cart());
    await expect(page.getByRole('main').getByRole('link', { name: title })).not.toHaveCount(0);
    await page.goto(coffees);
    await save.click();
    await expect(save).toHaveAttribute('aria-pressed', 'false');
  },
);
