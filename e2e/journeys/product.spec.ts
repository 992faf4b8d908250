import { formatsFor } from '../../storefront/app/i18n/formats.ts';
import { hrefsFor } from '../../storefront/app/i18n/hrefs.ts';
import { languages } from '../../storefront/app/i18n/languages.ts';
import { allMessages } from '../../storefront/app/i18n/messages/index.ts';
import { summaryOf, totalOf } from '../support/cart.ts';
import { buy, buyButton, openProduct } from '../support/product.ts';
import { openWithScripts } from '../support/scripts-at-work.ts';
import { only } from '../support/tags.ts';
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

const shipsIn = {
  de: 'Versand in 6–9 Werktagen',
  en: 'Ships in 6–9 working days',
  da: 'Sendes om 6–9 hverdage',
};
const tested = {
  de: {
    product: 'northfold-molo-siebtraegermaschine',
    link: 'Zum Testbericht',
    title: 'Northfold Molo im Test',
  },
  en: {
    product: 'northfold-molo-espresso-machine',
    link: 'to the review',
    title: 'Northfold Molo tested',
  },
  da: {
    product: 'northfold-molo-espressomaskine',
    link: 'Til testen',
    title: 'Test af Northfold Molo',
  },
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
    await expect(page.getByText(shipsIn[language])).toBeVisible();
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

for (const language of languages) {
  const { product, link, title } = tested[language];

  test(`the review leads to the report of this product in ${language}`, async ({ page }) => {
    await page.goto(`/${language}/p/${product}`);
    await page.getByRole('link', { name: link }).click();
    await expect(page).toHaveURL(new RegExp(`/${language}/a/test-northfold-molo-`));
    const article = page.getByRole('article');
    await expect(article.getByRole('heading', { level: 1 })).toHaveText(title);
    // four disciplines with their points
    await expect(article.getByRole('list').getByText(/\d[.,]\d$/)).toHaveCount(4);
    await article.getByRole('link', { name: /Molo/ }).click();
    await expect(page).toHaveURL(new RegExp(`/${language}/p/${product}$`));
  });
}

test('every review of the knowledge hub has a page of its own', only.wide, async ({ page }) => {
  await page.goto('/de/a/wissen');
  const section = page.locator('section', {
    has: page.getByRole('heading', { name: 'Produkttests' }),
  });
  const links = await section.getByRole('link').evaluateAll((all) =>
    all.map((link) => ({
      path: link.getAttribute('href') ?? '',
      title: link.querySelector('h3')?.textContent ?? '',
    })),
  );
  expect(links).toHaveLength(30);
  for (const { path, title } of links) {
    const answer = await page.request.get(path);
    expect(answer.status(), path).toBe(200);
    expect(await answer.text()).toContain(`${title}</h1>`);
  }
});

test('a price is a from price until a variant is chosen', async ({ page, javaScriptEnabled }) => {
  await openProduct(page, `/de/p/${espresso}`, 'de', javaScriptEnabled);
  const form = page.locator('form', {
    has: page.getByRole('button', { name: 'In den Warenkorb' }),
  });
  await expect(form.getByText('ab 8,90 €', { exact: true })).toBeVisible();
  await page.getByRole('navigation', { name: 'Größe' }).getByRole('link', { name: /^250/ }).click();
  await expect(form.getByText('ab 8,90 €', { exact: true })).toHaveCount(0);
  await expect(form.getByText('8,90 €', { exact: true }).first()).toBeVisible();
});

test('a gift card comes by e-mail, without VAT and shipping, from its own collection', async ({
  page,
}) => {
  await page.goto(`/de/p/${giftCard.de}`);
  const main = page.getByRole('main');
  await expect(main.getByText('per E-Mail', { exact: true })).toBeVisible();
  // below, other products' prices have their note
  const buyBox = main.locator('form').filter({ has: buyButton(page, 'de') });
  await expect(buyBox).toBeVisible();
  await expect(buyBox.getByText('inkl. MwSt.')).toHaveCount(0);
  await expect(buyBox.getByText('zzgl. Versandkosten')).toHaveCount(0);
  await expect(main.getByRole('link', { name: 'Geschenkgutscheine', exact: true })).toHaveAttribute(
    'href',
    '/de/c/geschenkgutscheine',
  );
  const amounts = page.getByRole('navigation', { name: 'Betrag' }).getByRole('link');
  await expect(amounts).toHaveText(['10 €', '25 €', '50 €', '100 €', '150 €']);
});

test('without scripts the picture’s own file can be opened', async ({
  page,
  javaScriptEnabled,
}) => {
  await page.goto(`/de/p/${espresso}`);
  const link = page.getByRole('link', { name: 'Bild vergrößern' });
  await expect(link).toHaveAttribute('href', javaScriptEnabled ? '#lightbox' : /\/files\//);
});

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

test('reviews are filtered by stars and sorted, and keep the variant', async ({
  page,
  javaScriptEnabled,
}) => {
  if (javaScriptEnabled) await openWithScripts(page, `/de/p/${espresso}?variant=1`, 'de');
  else await page.goto(`/de/p/${espresso}?variant=1`);
  const reviews = page.getByRole('region', { name: 'Bewertungen' });
  const stars = reviews.getByRole('listitem').getByRole('img');
  await reviews.getByRole('link', { name: /^4 Sterne/ }).click();
  await expect(page).toHaveURL(/variant=1&stars=4#reviews$/);
  await expect(reviews.getByRole('link', { name: /^4 Sterne/ })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await expect(reviews.getByRole('status')).toHaveText(/^\d+ von \d+ Bewertungen mit Text$/);
  for (const label of await stars.all())
    await expect(label).toHaveAccessibleName('4 von 5 Sternen');

  await reviews.getByRole('link', { name: 'Filter 4 Sterne entfernen' }).click();
  await expect(page).toHaveURL(/variant=1#reviews$/);
  await reviews.getByLabel('Sortieren').selectOption('Schlechteste zuerst');
  if (!javaScriptEnabled) await reviews.getByRole('button', { name: 'Zeigen' }).click();
  await expect(page).toHaveURL(/variant=1&sort=worst#reviews$/);
  const shown = await stars.evaluateAll((all) => all.map((each) => each.ariaLabel));
  expect(shown).toEqual(shown.toSorted());
  expect(shown[0]).not.toBe('5 von 5 Sternen');
});

test('everything there is to know is in the HTML, with data for search engines', async ({
  request,
}) => {
  const html = await (await request.get(`/de/p/${espresso}`)).text();
  const t = allMessages.de.product;
  const tabs = [
    'Beschreibung',
    'Zubereitungen',
    'Siegel &amp; Auszeichnungen',
    'Technische Details',
  ];
  for (const tab of tabs) expect(html).toMatch(new RegExp(`role="tab"[^>]*>${tab}<`));
  for (const text of ['Mogiana, Brasilien', '80 % Arabica', t.howItTastes, t.related]) {
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
