import { languages } from '#shop/tests/specified-languages.ts';
import { hrefsFor } from '../../storefront/app/i18n/hrefs.ts';
import { allMessages } from '../../storefront/app/i18n/messages/index.ts';
import { allContent } from '../../storefront/content/content-files.ts';
import { sectionsOf } from '../../storefront/content/home-sections.ts';
import { wideIn } from '../support/tags.ts';
import { expect, headOf, test } from '../support/visitor.ts';

for (const language of languages) {
  const t = allMessages[language];
  const href = hrefsFor(language);
  const { home, brands } = allContent[language];

  test(`the home page has all its parts in ${language} [CONST-024 CONST-025 HOME-005 ROUTE-001]`, async ({
    visitor,
  }) => {
    const { page } = await visitor.open(href.home());
    expect(headOf(page).title).toMatch(new RegExp(`^${t.home.title}`));
    const main = page.one('main');
    expect(main.elements('h2').map(({ text }) => text)).toEqual(
      expect.arrayContaining([
        ...home.sections.flatMap((section) =>
          section.type === 'teasers' ? section.teasers.map(({ heading }) => heading) : [],
        ),
        ...home.sections.flatMap((section) =>
          section.type === 'products' || section.type === 'articles' ? section.heading : [],
        ),
        t.coffee.finder.title,
        t.home.topBrands,
        t.home.title,
      ]),
    );
    const categories = main.one('navigation', t.home.popularCategories).all('link');
    expect(categories).toHaveLength(6);
    expect(categories[0]?.text).toMatch(/\d$/);
    expect(main.all('article')).toHaveLength(8);
    const pictures = main.elements('img').map((image) => image.attribute('src'));
    expect(pictures.filter((address) => address?.includes('wordmark-'))).toHaveLength(14);
    expect(main.has('img', new RegExp(`^${t.coffee.flavourProfile}`))).toBe(true);
    const month = main
      .all('region')
      .find((region) => region.text.includes(t.coffee.highlights.arabicaAndRobusta));
    expect(month?.text).toContain(t.coffee.highlights.origin);
  });

  test(`the product of the month has a page of its own in ${language}`, async ({ visitor }) => {
    const [feature] = sectionsOf(allContent[language], 'feature');
    const { page } = await visitor.open(href.collection(feature?.collection ?? ''));
    const main = page.one('main');
    expect(main.elements('h1').map(({ text }) => text)).toEqual([
      expect.stringContaining('Night Shift'),
    ]);
    expect(main.has('link', t.home.toProduct)).toBe(true);
    expect(main.text).toContain(t.coffee.howItTastes);
    // a list of one has nothing to filter
    expect(main.text).not.toContain(t.collection.filterAndSort);
  });

  test(`every brand has its link in ${language} [BRAND-001 PROD-006]`, async ({ visitor }) => {
    const { page } = await visitor.open(href.brands());
    const section = (name: string) =>
      page.elements('section').find((part) => part.elements('h2')[0]?.text === name);
    expect(section(t.brands.topMain)?.all('listitem')).toHaveLength(10);
    expect(section(t.brands.topEquipment)?.all('listitem')).toHaveLength(10);
    expect(section(t.brands.allMain)?.all('listitem')).toHaveLength(71);
    expect(section(t.brands.allEquipment)?.all('listitem')).toHaveLength(48);
    const about = page.one('main').one('link', t.brands.aboutBrand).attribute('href');
    expect(about).toBe(href.collection(brands.featured ?? ''));
    expect((await visitor.open(about ?? '')).page.elements('h1')).toHaveLength(1);
  });

  test(
    `every answer of the advice finder has coffees in ${language}`,
    wideIn(language),
    async ({ visitor }) => {
      test.slow();
      for (const taste of home.advice.tastes) {
        for (const preparation of home.advice.preparations) {
          const search = new URLSearchParams({ preparation: preparation.key, taste: taste.key });
          const { address, html } = await visitor.open(`${href.advice()}?${search}`);
          const answer = `${preparation.title}, ${taste.title}`;
          expect(address, answer).toContain(href.collection(taste.collection));
          expect(html, answer).toContain('<article');
        }
      }
    },
  );
}

test('unknown advisor answers lead to all coffees', async ({ visitor }) => {
  const { address } = await visitor.open(`${hrefsFor('de').advice()}?taste=sour&preparation=`);
  const [path] = address.split('?');
  expect(path).toBe(hrefsFor('de').collection(allContent.de.home.discover));
});
