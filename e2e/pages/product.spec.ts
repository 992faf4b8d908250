import { type Language, languages } from '#shop/tests/specified-languages.ts';
import { formatsFor } from '../../storefront/app/i18n/formats.ts';
import { hrefsFor } from '../../storefront/app/i18n/hrefs.ts';
import { allMessages } from '../../storefront/app/i18n/messages/index.ts';
import type { Part } from '../../storefront/testing/html.ts';
import { expect, test, type Visitor } from '../support/visitor.ts';

const espresso = 'kernel-co-night-shift-espresso';
const machine: Record<Language, string> = {
  de: 'automara-pausenraum-kaffeevollautomat',
  en: 'automara-pausenraum-bean-to-cup-machine',
  da: 'automara-pausenraum-fuldautomatisk-kaffemaskine',
};
const giftCard: Record<Language, string> = {
  de: 'kaffeelotse-geschenkgutschein',
  en: 'kaffeelotse-gift-card',
  da: 'kaffeelotse-gavekort',
};
const tested: Record<Language, { product: string; link: string; title: string }> = {
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
/** With a video. */
const mokaPot: Record<Language, { product: string; caption: string }> = {
  de: { product: 'tondra-classica-espressokocher', caption: 'Achtkantig, aus Aluminium' },
  en: { product: 'tondra-classica-moka-pot', caption: 'Eight-sided, made of aluminium' },
  da: { product: 'tondra-classica-mokkakande', caption: 'Ottekantet, af aluminium' },
};

function moneyIn(language: Language) {
  const { money } = formatsFor(language);
  return (amount: number) => money({ amount, currency: 'EUR' }).replaceAll('\u00a0', ' ');
}

/** The form that puts the product into the cart. */
function buyForm(page: Part, language: Language): Part | undefined {
  const { addToCart } = allMessages[language].product;
  return page.elements('form').find((form) => form.has('button', addToCart));
}

/** Sends it as a browser without scripts does, and gives the cart's summary. */
async function buy(
  visitor: Visitor,
  page: Part,
  language: Language,
  changes: Record<string, string> = {},
): Promise<Part> {
  const fields = buyForm(page, language)?.elements('input') ?? [];
  const sent = fields.filter(
    (field) => field.attribute('type') !== 'radio' || field.attribute('checked') !== undefined,
  );
  const form = Object.fromEntries(
    sent.map((field) => [field.attribute('name') ?? '', field.attribute('value') ?? '']),
  );
  const cart = await visitor.submit(`/${language}/cart`, { ...form, ...changes });
  expect(cart.address).toBe(`/${language}/cart`);
  return cart.page.one('region', allMessages[language].cart.summary);
}

for (const language of languages) {
  const t = allMessages[language];
  const href = hrefsFor(language);
  const money = moneyIn(language);

  test(`a subscription’s reduced price stands on the page and in the cart in ${language} [CONST-017 PDP-005 PDP-006 PDP-007 STATE-013]`, async ({
    visitor,
  }) => {
    const { page } = await visitor.open(href.product(espresso));
    const main = page.one('main');
    expect(main.text).toContain(t.product.subscribe);
    const plan = main.one('combobox', t.product.interval).one('option', t.product.every('WEEK', 4));
    expect(main.text).toContain(money(801));
    expect(main.text).toContain(money(3204));
    const summary = await buy(visitor, page, language, {
      purchase: 'subscription',
      plan: plan.attribute('value') ?? '',
    });
    expect(summary.text).toContain(money(801));
    const { page: cart } = await visitor.open(href.cart());
    expect(cart.text).toContain(t.cart.every('WEEK', 4));
  });

  test(`sold-out and reordered products show their state and delivery time in ${language}`, async ({
    visitor,
  }) => {
    const { availability } = t.product;
    const soldOut = await visitor.open(href.product('brisa-norte-cantabrico-espresso'));
    expect(soldOut.page.one('main').text).toContain(t.restock.soldOut);
    soldOut.page.one('main').one('button', t.restock.submit);
    expect(buyForm(soldOut.page, language)).toBeUndefined();

    const reordered = await visitor.open(
      href.product('fratelli-ondaro-apaneca-loma-serena-espresso'),
    );
    expect(reordered.page.one('main').text).toContain(availability.reordered);
    expect(reordered.page.one('main').text).toContain(
      language === 'da' ? t.product.deliveryDays('7', '10') : t.product.deliveryDays('6', '9'),
    );
    expect(reordered.page.one('main').text).toContain(t.promise.reordered);
    expect((await buy(visitor, reordered.page, language)).text).toContain(money(2340));
  });

  test(`a video has controls, a poster and captions, and waits for a tap in ${language}`, async ({
    visitor,
  }) => {
    const { page } = await visitor.open(href.product(mokaPot[language].product));
    const [video] = page.one('main').elements('video');
    const attributes = ['controls', 'preload', 'autoplay'].map((name) => video?.attribute(name));
    expect(attributes).toEqual(['', 'none', undefined]);
    expect(video?.attribute('poster')).toMatch(/moka-pot-turntable\.webp\?v=\w+&width=960$/);
    expect(video?.attribute('aria-label')).toMatch(/^Video: /);
    const [track] = video?.elements('track') ?? [];
    expect(track?.attribute('srclang')).toBe(language);
    expect(decodeURIComponent(track?.attribute('src') ?? '')).toContain(mokaPot[language].caption);
  });

  test(`a machine has freight, a gift card comes by e-mail in ${language} [PDP-014]`, async ({
    visitor,
  }) => {
    const voucher = await visitor.open(href.product(giftCard[language]));
    expect(voucher.page.one('main').text).not.toContain(t.product.shippingKind);
    const first = await buy(visitor, voucher.page, language, { giftSend: 'self' });
    expect(first.text).toContain(t.cart.shippingKinds.email());

    const { page } = await visitor.open(href.product(machine[language]));
    // freight to Denmark depends on the address
    const isAtHome = language !== 'da';
    const freight = isAtHome ? money(4900) : t.delivery.atCheckout;
    expect(page.one('main').text).toContain(t.product.freight(freight));
    const summary = await buy(visitor, page, language);
    expect(summary.text).toContain(
      t.cart.shippingKinds.freight(formatsFor(language).country(isAtHome ? 'DE' : 'DK')),
    );
    expect(summary.text).toContain(money(1000 + 229_000 + (isAtHome ? 4900 : 0)));
  });

  test(`the review leads to the report of this product in ${language} [PDP-020]`, async ({
    visitor,
  }) => {
    const { product, link, title } = tested[language];
    const { page } = await visitor.open(href.product(product));
    const report = page.one('link', link).attribute('href') ?? '';
    expect(report).toBe(`/${language}/a/test-northfold-molo`);
    const [article] = (await visitor.open(report)).page.all('article');
    expect(article?.elements('h1')[0]?.text).toBe(title);
    // four disciplines with their points
    const points = article?.all('listitem').filter(({ text }) => /\d[.,]\d$/.test(text));
    expect(points).toHaveLength(4);
    const back = article?.all('link', /Molo/).map((one) => one.attribute('href'));
    expect(back).toContain(href.product(product));
  });
}

test('every review of the knowledge hub has a page of its own', async ({ visitor }) => {
  const { page } = await visitor.open('/de/a/wissen');
  const section = page.elements('section').find((part) => part.has('heading', 'Produkttests'));
  const links = section?.all('link') ?? [];
  expect(links).toHaveLength(30);
  for (const link of links) {
    const path = link.attribute('href') ?? '';
    const report = await visitor.open(path);
    expect(report.status, path).toBe(200);
    expect(report.page.elements('h1')[0]?.text, path).toBe(link.elements('h3')[0]?.text);
  }
});

test('a gift card comes by e-mail, without VAT and shipping, from its own collection', async ({
  visitor,
}) => {
  const { page } = await visitor.open(`/de/p/${giftCard.de}`);
  const main = page.one('main');
  expect(main.text).toContain('per E-Mail');
  // below, other products' prices have their note
  const form = buyForm(page, 'de');
  expect(form).toBeDefined();
  expect(form?.text).not.toContain('inkl. MwSt.');
  expect(form?.text).not.toContain('zzgl. Versandkosten');
  const collections = main.all('link', 'Geschenkgutscheine').map((link) => link.attribute('href'));
  expect(collections).toContain('/de/c/geschenkgutscheine');
  const amounts = page.one('navigation', 'Betrag').all('link');
  expect(amounts.map(({ text }) => text)).toEqual(['10 €', '25 €', '50 €', '100 €', '150 €']);
});

test('the HTML is complete and has structured data [ROUTE-003]', async ({ visitor }) => {
  const { html, page } = await visitor.open(`/de/p/${espresso}`);
  expect(page.names('tab')).toEqual([
    'Beschreibung',
    'Zubereitungen',
    'Siegel & Auszeichnungen',
    'Technische Details',
  ]);
  const t = allMessages.de.product;
  for (const text of [
    'Mogiana, Brasilien',
    '80 % Arabica',
    allMessages.de.coffee.howItTastes,
    t.related,
  ]) {
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
