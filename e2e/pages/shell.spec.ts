import { type Language, languages } from '#shop/tests/specified-languages.ts';
import { allMessages } from '../../storefront/app/i18n/messages/index.ts';
import { allContent } from '../../storefront/content/content-files.ts';
import { consentShopOrigin, shopOrigin } from '../support/addresses.ts';
import { startAnotherStorefront } from '../support/running-shop.ts';
import { expect, headOf, hrefsOf, test } from '../support/visitor.ts';

const names: Record<Language, string> = { de: 'Deutsch', en: 'English', da: 'Dansk' };
const headings: Record<Language, string> = { de: 'Sprache', en: 'Language', da: 'Sprog' };

for (const language of languages) {
  const t = allMessages[language].shell;
  const { mainMenu, footer } = allContent[language];
  const others = languages.filter((key) => key !== language);

  test(`the menu without scripts has every entry in ${language} [DEC-085 NAV-001]`, async ({
    visitor,
  }) => {
    const { page } = await visitor.open(`/${language}`);
    const navigation = page.one('navigation', t.mainNavigation);
    for (const group of mainMenu.groups) {
      expect(hrefsOf(navigation.all('link', group.title)), group.title).toContain(group.url);
      for (const box of group.items) {
        const list = navigation.one('list', box.title);
        for (const { title, url } of box.items) {
          const name = title.replaceAll('\u00a0', ' ');
          expect(list.one('link', name).attribute('href'), title).toBe(url);
        }
      }
    }
  });

  test(`the first promotion is a link to a page in ${language}`, async ({ visitor }) => {
    const { page } = await visitor.open(`/${language}`);
    const bar = page.one('region', t.promotions);
    const [address = ''] = hrefsOf(bar.all('link'));
    expect(address).not.toBe(`/${language}`);
    const target = await visitor.open(address);
    expect(target.status).toBe(200);
    expect(target.page.has('main')).toBe(true);
  });

  test(`the language switch lists the alternates of the page head in ${language} [DEC-017 FOOT-012 LANG-003 ROUTE-005]`, async ({
    visitor,
  }) => {
    const { page } = await visitor.open(`/${language}/a/tutorials`);
    const switcher = page.one('contentinfo').one('navigation', headings[language]);
    for (const target of others) {
      const address = `/${target}/a/tutorials`;
      expect(switcher.one('link', names[target]).attribute('href')).toBe(address);
      expect(headOf(page).alternate(target)).toBe(shopOrigin + address);
      const there = await visitor.open(address);
      expect(there.status).toBe(200);
      expect(headOf(there.page).language).toBe(target);
    }
  });

  test(`without alternates the language switch leads to the home pages in ${language} [FOOT-013]`, async ({
    visitor,
  }) => {
    const { page } = await visitor.open(`/${language}/nowhere`);
    const switcher = page.one('contentinfo').one('navigation', headings[language]);
    for (const target of others) {
      expect(switcher.one('link', names[target]).attribute('href')).toBe(`/${target}`);
    }
  });

  test(`without scripts there is no consent prompt, and the footer link explains why in ${language}`, async ({
    visitor,
  }) => {
    const { consent, footer: texts } = allMessages[language];
    const { page } = await visitor.open(`${consentShopOrigin}/${language}`);
    expect(page.has('dialog', consent.title)).toBe(false);
    const link = page.one('contentinfo').one('link', texts.cookiePreferences);
    expect(link.attribute('href')).toBe(footer.privacy);
    expect((await visitor.open(footer.privacy)).status).toBe(200);
  });
}

test('a shop without sign-up does not advertise a newsletter', async ({ visitor }) => {
  test.slow();
  const shop = await startAnotherStorefront({});
  try {
    for (const language of languages) {
      const { page } = await visitor.open(`${shop.origin}/${language}`);
      const addresses = hrefsOf(page.all('link'));
      expect(addresses.length).toBeGreaterThan(100);
      expect(addresses.filter((address) => address?.includes('/e/newsletter'))).toEqual([]);
      expect(page.one('banner').text).not.toMatch(/newsletter|nyhedsbrev/i);
    }
  } finally {
    await shop.stop();
  }
});
