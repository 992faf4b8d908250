import { formatsFor } from '../../storefront/app/i18n/formats.ts';
import { hrefsFor } from '../../storefront/app/i18n/hrefs.ts';
import { languages } from '../../storefront/app/i18n/languages.ts';
import { allMessages } from '../../storefront/app/i18n/messages/index.ts';
import { summaryOf, totalOf } from '../support/cart.ts';
import { buy, buyButton, openProduct } from '../support/product.ts';
import { expect, test } from '../support/test.ts';

const euros = (amount: number) => ({ amount, currency: 'EUR' });
const espresso = 'kernel-co-night-shift-espresso';
const machine = {
  de: 'automara-pausenraum-kaffeevollautomat',
  en: 'automara-pausenraum-bean-to-cup-machine',
  da: 'automara-pausenraum-fuldautomatisk-kaffemaskine',
};
const giftCard = {
  de: 'kaffeelotse-geschenkgutschein',
  en: 'kaffeelotse-gift-card',
  da: 'kaffeelotse-gavekort',
};

for (const language of languages) {
  const t = allMessages[language];
  const href = hrefsFor(language);
  const format = formatsFor(language);

  test(`a subscription every 4 weeks has the reduced price in ${language}`, async ({
    page,
    javaScriptEnabled,
  }) => {
    await openProduct(page, href.product(espresso), language, javaScriptEnabled);
    await page.getByRole('radio', { name: t.product.subscribe }).check();
    const interval = page.getByLabel(t.product.interval);
    await expect(interval.locator('option:checked')).toHaveText(t.product.every('WEEK', 4));
    await expect(page.getByText(format.money(euros(801))).first()).toBeVisible();
    await expect(page.getByText(format.money(euros(3204))).first()).toBeVisible();
    await buy(page, language, javaScriptEnabled);
    await expect(page.getByText(t.cart.every('WEEK', 4)).first()).toBeAttached();
    await expect(summaryOf(page, language)).toContainText(format.money(euros(801)));
  });

  test(`what is sold out says so, what is reordered can be bought in ${language}`, async ({
    page,
    javaScriptEnabled,
  }) => {
    await openProduct(
      page,
      href.product('brisa-norte-cantabrico-espresso'),
      language,
      javaScriptEnabled,
    );
    const { availability } = t.product;
    await expect(page.getByRole('button', { name: availability.unavailable })).toBeDisabled();
    await expect(buyButton(page, language)).toHaveCount(0);

    await openProduct(
      page,
      href.product('fratelli-ondaro-apaneca-loma-serena-espresso'),
      language,
      javaScriptEnabled,
    );
    await expect(page.getByText(availability.reordered, { exact: true }).first()).toBeVisible();
    await buy(page, language, javaScriptEnabled);
    await expect(summaryOf(page, language)).toContainText(format.money(euros(2340)));
  });

  test(`a machine names its freight, a gift card none in ${language}`, async ({
    page,
    javaScriptEnabled,
  }) => {
    await openProduct(page, href.product(giftCard[language]), language, javaScriptEnabled);
    await expect(page.getByText(t.product.shippingKind, { exact: true })).toHaveCount(0);
    await buy(page, language, javaScriptEnabled);
    await expect(summaryOf(page, language)).toContainText(t.cart.shippingKinds.email);

    await openProduct(page, href.product(machine[language]), language, javaScriptEnabled);
    await expect(page.getByText(t.product.freight(format.money(euros(4900))))).toBeVisible();
    await buy(page, language, javaScriptEnabled);
    await expect(summaryOf(page, language)).toContainText(t.cart.shippingKinds.freight);
    await expect(totalOf(page, language)).toHaveText(format.money(euros(1000 + 229_000 + 4900)));
  });
}

test('a variant has an address of its own', async ({ page, javaScriptEnabled }) => {
  const t = allMessages.de.product;
  await openProduct(page, `/de/p/${espresso}`, 'de', javaScriptEnabled);
  const kilo = page.getByRole('navigation', { name: 'Größe' }).getByRole('link', { name: '1 kg' });
  await kilo.click();
  await expect(page).toHaveURL(/\?variant=\d+$/);
  await expect(kilo).toHaveAttribute('aria-current', 'true');
  await openProduct(page, page.url(), 'de', javaScriptEnabled);
  await expect(kilo).toHaveAttribute('aria-current', 'true');
  await expect(page.getByText(t.articleNumber).locator('..')).toContainText('K001-0001-0003');
  await buy(page, 'de', javaScriptEnabled);
  await expect(summaryOf(page, 'de')).toContainText('30,40');
});

test('reviews are read page by page, and keep the variant', async ({ page }) => {
  const t = allMessages.en.product;
  await page.goto(`/en/p/${espresso}?variant=1#reviews`);
  const pages = page.getByRole('navigation', { name: t.reviewPages });
  const first = await page
    .getByRole('region', { name: t.reviews })
    .getByRole('heading', { level: 3 })
    .first()
    .innerText();
  await pages.getByRole('link', { name: t.reviewPage(2) }).click();
  await expect(page).toHaveURL(/variant=1&reviews=2#reviews$/);
  await expect(pages.getByRole('link', { name: t.reviewPage(2) })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(page.getByRole('heading', { level: 3, name: first })).toHaveCount(0);
});

test('everything there is to know is in the HTML, with data for search engines', async ({
  request,
}) => {
  const html = await (await request.get(`/de/p/${espresso}`)).text();
  const t = allMessages.de.product;
  for (const text of [t.description, t.preparationsTab, t.howItTastes, t.related]) {
    expect(html).toContain(text);
  }
  const data = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g);
  const things = [...data].flatMap(([, json = '']) => JSON.parse(json)['@graph']);
  expect(things).toMatchObject([
    { '@type': 'ProductGroup', brand: { name: 'Kernel & Co' }, hasVariant: [{}, {}, {}] },
    {
      '@type': 'BreadcrumbList',
      itemListElement: [{}, { name: 'Kaffee & Espresso' }, { name: 'Espresso ganze Bohne' }, {}],
    },
  ]);
  expect(html).toMatch(/<link rel="preload" as="image" imageSrcSet="[^"]+" imageSizes="[^"]+"/);
});
