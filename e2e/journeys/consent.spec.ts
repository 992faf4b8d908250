import type { Page } from '@playwright/test';
import { hrefsFor } from '../../storefront/app/i18n/hrefs.ts';
import { allMessages } from '../../storefront/app/i18n/messages/index.ts';
import { consentShopOrigin, sandboxOrigin, tagManagerOrigin } from '../support/addresses.ts';
import { enterCode } from '../support/cart.ts';
import { consentOn } from '../support/consent.ts';
import { screensIn } from '../support/screens.ts';
import { only, sampleOf } from '../support/tags.ts';
import { expect, test } from '../support/test.ts';
import { watchVisit } from '../support/watched-visit.ts';

test.use({ baseURL: consentShopOrigin });

const t = allMessages.de;
const href = hrefsFor('de');
const product = 'kernel-co-night-shift-espresso';

/** The platform's pictures: the shop shows its products with them, and the privacy page says so. */
const platformPictures = new RegExp(`^GET image ${sandboxOrigin}/files/`);

/** What the shop keeps without asking, and why it may. Whatever is not here fails the journey. */
const ownStorage = {
  'cookie storefront_cart_id': 'necessary: finds the cart again, set by adding to it',
  'cookie storefront_gift_cards': 'necessary: the platform wants all codes again with every change',
  'cookie delivery_country': 'asked for: the chosen delivery country',
  'localStorage consent': 'necessary: the answer to the banner itself',
  'localStorage cart': 'necessary: whether there is a cart to ask for',
  'localStorage recent-searches.de': 'asked for: switched on in the search window',
  'localStorage recently-viewed':
    'asked for: switched on on a product page, never sent as a list of its own',
  'localStorage equipment': 'asked for: ticked beside the recipe of a coffee',
  'localStorage last-cart': 'asked for: ticked in the cart',
  'localStorage saved-items': 'asked for: products put aside by the visitor',
  'sessionStorage react-router-scroll-positions': 'necessary: Back leads to where one was',
  'sessionStorage compared': 'asked for: the products compared in this tab',
};

/** Stored only after the visitor has switched it on or chosen something. */
const onRequest = [
  'cookie delivery_country',
  'localStorage equipment',
  'localStorage last-cart',
  'localStorage recent-searches.de',
  'localStorage recently-viewed',
  'sessionStorage compared',
];

const isOurs = (entry: string) => entry in ownStorage;

/** What the tag manager of the journeys stores with consent. */
const statisticsStorage = [
  'cookie _demo_stats',
  'cookie _shopify_analytics',
  'indexedDB _demo_database',
  'sessionStorage _demo_session',
];
const marketingStorage = ['cookie _demo_ads', 'localStorage _demo_ads'];
const anyStorage = ['cookie _demo_beat', 'cookie _tracking_consent', 'cookie measurement'];

/** Where the shop's own server takes events, to hand them on. */
const ownEvents = `${consentShopOrigin}/reports/events`;

/** Where it joins a visit with the platform's reports. */
const ownSession = `${consentShopOrigin}/reports/session`;

const serviceRequests = [
  `GET script ${sandboxOrigin}/consent-tracking.js`,
  `GET script ${tagManagerOrigin}/gtm.js`,
  `POST fetch ${sandboxOrigin}/consent-tracking`,
  `POST ping ${tagManagerOrigin}/beat`,
  `POST ping ${tagManagerOrigin}/collect`,
].toSorted();

/** Interacts in every way but answering, until the scripts that wait for an interaction run. */
async function interact(page: Page) {
  await page.mouse.wheel(0, 600);
  await page.keyboard.press('Tab');
  // listeners exist only after hydration
  await expect(async () => {
    await page.mouse.move(650, 200);
    await page.mouse.move(700, 200);
    expect(await page.evaluate(() => Reflect.has(window, 'dataLayer'))).toBe(true);
  }).toPass();
}

async function visitEveryScreen(page: Page) {
  const screens = Object.values(screensIn('de'));
  for (const path of sampleOf([...screens, href.search('espresso'), href.page('newsletter')])) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await interact(page);
  }
}

/** Everything that makes the shop remember something. */
async function useEverything(page: Page) {
  await page.goto(href.product(product));
  await interact(page);
  await page.getByRole('button', { name: t.product.save, exact: true }).click();
  // a reload restores the scroll position from storage
  await page.reload();
  await interact(page);
  await page.getByRole('button', { name: t.product.addToCart, exact: true }).first().click();
  await page.getByRole('dialog').getByRole('link', { name: t.product.toCart }).click();
  await enterCode(page, 'de', 'giftCard', 'LOTSE-GIFT-0250-AAAA');
  await expect(page.getByRole('button', { name: /•••• AAAA/ })).toBeVisible();
  const field = page.getByRole('searchbox', { name: t.shell.searchPlaceholder });
  await field.first().click();
  await page.getByRole('combobox').fill('espresso');
  // before that the window is a plain form, and its results a new document
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/search/);
}

for (const [when, isRefused] of [
  ['before an answer', false],
  ['after a refusal', true],
] as const) {
  /** What may be stored by now. */
  const { 'localStorage consent': answer, ...unanswered } = ownStorage;
  const own = isRefused ? { ...unanswered, 'localStorage consent': answer } : unanswered;

  async function begin(page: Page) {
    const visit = await watchVisit(page);
    const { banner, refuse } = consentOn(page, 'de');
    if (isRefused) {
      await page.goto(href.cart());
      await interact(page);
      await refuse.click();
    }
    return {
      async expectNothingLeft() {
        await expect(banner).toBeVisible({ visible: !isRefused });
        expect(visit.requestsBeyond(consentShopOrigin, platformPictures)).toEqual([]);
        expect(visit.requestsTo(ownEvents)).toEqual([]);
        expect(visit.requestsTo(ownSession)).toEqual([]);
        expect(visit.writes().filter((entry) => !(entry in own))).toEqual([]);
        expect((await visit.stored()).filter((entry) => !(entry in own))).toEqual([]);
      },
      stored: visit.stored,
    };
  }

  test(
    `${when} no request leaves the shop’s origin on any screen [DEC-080 SHELL-009 SHELL-010]`,
    isRefused ? only.fullRun : only.wide,
    async ({ page }) => {
      test.slow();
      const { expectNothingLeft } = await begin(page);
      await visitEveryScreen(page);
      await expectNothingLeft();
    },
  );

  test(
    `${when} no request leaves the shop’s origin during any action [DEC-080]`,
    only.wide,
    async ({ page }) => {
      test.slow();
      const { expectNothingLeft, stored } = await begin(page);
      await useEverything(page);
      await expectNothingLeft();
      await expect
        .poll(stored, 'each entry of the list is really there, none that was not asked for')
        .toEqual(
          Object.keys(own)
            .filter((entry) => !onRequest.includes(entry))
            .toSorted(),
        );
      const waiting = await page.evaluate(() => Reflect.get(window, 'shopEvents')?.length ?? 0);
      expect(waiting > 0, 'events wait for an answer, and for nothing after a refusal').toBe(
        !isRefused,
      );
    },
  );
}

test(
  'consent loads exactly the expected services, and withdrawing it removes them [PROD-013 SHELL-009 SHELL-010]',
  only.wide,
  async ({ page }) => {
    test.slow();
    const visit = await watchVisit(page);
    const consent = consentOn(page, 'de');
    const beyond = () => visit.requestsBeyond(consentShopOrigin, platformPictures);
    const foreign = async () => (await visit.stored()).filter((entry) => !isOurs(entry));

    await page.goto(href.collection('kaffee'));
    await interact(page);
    await consent.accept.click();
    await expect.poll(beyond).toEqual(serviceRequests);
    await expect.poll(() => visit.requestsTo(ownEvents)).not.toEqual([]);
    await expect
      .poll(foreign)
      .toEqual([...anyStorage, ...marketingStorage, ...statisticsStorage].toSorted());

    // what runs on this page ends with it
    await page.goto('about:blank');
    visit.forgetRequests();
    await page.goto(href.product(product));
    expect(beyond(), 'who agreed before has to do something first, too').toEqual([]);
    await interact(page);
    await expect.poll(beyond).toEqual(serviceRequests);
    await expect(consent.banner).toBeHidden();

    await consent.reopen();
    await expect(consent.statistics).toBeChecked();
    await expect(consent.marketing).toBeChecked();
    const sent = page.waitForRequest(`${sandboxOrigin}/consent-tracking`);
    const loadedAgain = page.waitForEvent('load');
    await consent.refuse.click();
    expect((await sent).postDataJSON(), 'the checkout receives the choice').toEqual({
      analytics: false,
      marketing: false,
      preferences: false,
      sale_of_data: false,
    });
    await loadedAgain;
    visit.forgetRequests();
    await interact(page);
    expect(await foreign()).toEqual([]);
    await page.goto(href.collection('kaffee'));
    await interact(page);
    await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
    await expect(page).toHaveURL(/\/p\//);
    await interact(page);
    expect(beyond()).toEqual([]);
    expect(visit.requestsTo(ownEvents)).toEqual([]);
    expect(await foreign()).toEqual([]);
  },
);

test('each purpose counts by itself [DEC-081]', only.wide, async ({ page }) => {
  const visit = await watchVisit(page);
  const consent = consentOn(page, 'de');
  const foreign = async () => (await visit.stored()).filter((entry) => !isOurs(entry));

  const measured = async () => {
    const cookies = await page.context().cookies();
    const { value = '' } = cookies.find(({ name }) => name === 'measurement') ?? {};
    return JSON.parse(decodeURIComponent(value || '%7B%7D'));
  };

  await page.goto(`${href.home()}?gclid=Cj0-1`);
  await interact(page);
  await consent.choose();
  await expect(consent.statistics, 'nothing is chosen in advance').not.toBeChecked();
  await expect(consent.marketing).not.toBeChecked();
  await consent.statistics.check();
  const sent = page.waitForRequest(`${sandboxOrigin}/consent-tracking`);
  await consent.save.click();
  expect((await sent).postDataJSON()).toMatchObject({ analytics: true, marketing: false });
  await expect.poll(foreign).toEqual([...anyStorage, ...statisticsStorage].toSorted());
  expect(await measured()).toMatchObject({ statistics: true, marketing: false, clicks: {} });

  await consent.reopen();
  await expect(consent.statistics).toBeChecked();
  await consent.marketing.check();
  await consent.save.click();
  await expect
    .poll(foreign)
    .toEqual([...anyStorage, ...marketingStorage, ...statisticsStorage].toSorted());
  await expect.poll(measured).toMatchObject({ marketing: true, clicks: { gclid: 'Cj0-1' } });

  await consent.reopen();
  await consent.marketing.uncheck();
  const loadedAgain = page.waitForEvent('load');
  await consent.save.click();
  await loadedAgain;
  await interact(page);
  await expect.poll(foreign).toEqual([...anyStorage, ...statisticsStorage].toSorted());
});

test(
  'withdrawing consent in one tab stops services in another',
  only.wide,
  async ({ page, context }) => {
    const consent = consentOn(page, 'de');
    await page.goto(href.home());
    await interact(page);
    await consent.accept.click();
    const other = await context.newPage();
    await other.goto(href.brands());
    await interact(other);
    await expect.poll(() => other.evaluate(() => document.cookie)).toContain('_demo_stats');

    const loadedAgain = other.waitForEvent('load');
    await consent.reopen();
    await consent.refuse.click();
    await loadedAgain;
    await interact(other);
    await expect(consentOn(other, 'de').banner).toBeHidden();
    expect(await other.evaluate(() => document.cookie)).toBe('');
  },
);

test(
  'an outdated consent, or one for other purposes, is asked for again',
  only.wide,
  async ({ page }) => {
    const consent = consentOn(page, 'de');
    for (const [version, days] of [
      ['1 tag-manager platform server-events platform-sessions', 366],
      ['1 platform', 1],
    ] as const) {
      await page.goto(href.cart());
      await page.evaluate(
        ({ version, days }) => {
          const decidedAt = new Date(Date.now() - days * 86_400_000).toISOString();
          const record = { version, decidedAt, statistics: true, marketing: true };
          localStorage.setItem('consent', JSON.stringify(record));
          // biome-ignore lint/suspicious/noDocumentCookie: as a service would have left it
          document.cookie = '_demo_stats=1; path=/';
        },
        { version, days },
      );
      await page.reload();
      await interact(page);
      await expect(consent.banner, `${version}, ${days} days ago`).toBeVisible();
      expect(await page.evaluate(() => document.cookie), 'what it allowed is gone').toBe('');
    }
  },
);

test(
  'the data layer starts with consent denied, and gets events with consent only [DEC-083 DEC-084]',
  only.wide,
  async ({ page }) => {
    const consent = consentOn(page, 'de');
    const layer = () =>
      page.evaluate(() => {
        const entries: unknown[] = Reflect.get(window, 'dataLayer') ?? [];
        return entries.map((entry) =>
          Object.prototype.toString.call(entry) === '[object Arguments]'
            ? Array.from(entry as ArrayLike<unknown>)
            : entry,
        );
      });
    const denied = {
      analytics_storage: 'denied',
      ad_storage: 'denied',
      ad_user_data: 'denied',
      ad_personalization: 'denied',
      personalization_storage: 'denied',
      functionality_storage: 'granted',
      security_storage: 'granted',
    };
    await page.goto(href.product(product));
    await interact(page);
    await expect(consent.banner).toBeVisible();
    await expect
      .poll(() => page.evaluate(() => Reflect.get(window, 'shopEvents')?.length))
      .toBeGreaterThan(0);
    expect(await layer()).toEqual([['consent', 'default', denied]]);

    await consent.choose();
    await consent.statistics.check();
    await consent.save.click();
    const viewed = {
      currency: 'EUR',
      value: 8.9,
      items: [
        {
          item_id: 'K001-0001-0001',
          item_name: 'Night Shift Espresso',
          item_brand: 'Kernel & Co',
          item_category: 'Espresso',
          item_variant: '250 g, Ganze Bohne',
          price: 8.9,
          quantity: 1,
        },
      ],
    };
    const entries = await layer();
    expect(entries.slice(0, 4)).toEqual([
      ['consent', 'default', denied],
      ['consent', 'update', { ...denied, analytics_storage: 'granted' }],
      { ecommerce: null },
      { event: 'view_item', ecommerce: viewed },
    ]);
    expect(entries).toContainEqual({ event: 'gtm.js', 'gtm.start': expect.any(Number) });
  },
);

test(
  'a search in vain is reported to the shop after consent, never after a refusal',
  only.wide,
  async ({ page }) => {
    const reports: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/reports/searches')) reports.push(request.postData() ?? '');
    });
    const consent = consentOn(page, 'de');
    await page.goto(href.search('waschmaschine'));
    await interact(page);
    await consent.refuse.click();
    await expect(consent.banner).toBeHidden();
    await consent.reopen();
    expect(reports).toEqual([]);
    await consent.accept.click();
    await page.goto(href.search('Rasenmäher'));
    await interact(page);
    const report = { language: 'de', text: 'Rasenmäher', outcome: 'empty' };
    await expect.poll(() => reports).toEqual([JSON.stringify(report)]);
  },
);
