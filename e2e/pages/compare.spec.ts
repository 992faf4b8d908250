import { compare as texts } from '#shop/messages/compare.ts';
import { languages } from '#shop/tests/specified-languages.ts';
import { hrefsFor } from '../../storefront/app/i18n/hrefs.ts';
import { comparisonsIn } from '../support/comparisons.ts';
import { expect, headOf, test } from '../support/visitor.ts';

const words = texts.de;

for (const language of languages) {
  test(`a comparison in ${language} is cached by the edge and not indexed [CMP-002]`, async ({
    visitor,
    request,
  }) => {
    const path = comparisonsIn(language).machines;
    const response = await request.get(path);
    expect(response.headers()['cache-control']).toMatch(/^public, .*s-maxage=300/);
    expect(response.headers()['set-cookie']).toBeUndefined();
    expect(headOf((await visitor.open(path)).page).meta('robots')).toBe('noindex, follow');
  });
}

test('an empty comparison offers products, a single one free places beside it', async ({
  visitor,
}) => {
  const empty = (await visitor.open(hrefsFor('de').compare([]))).page.one('main');
  const offered = empty.one('region', words.start).all('link');
  expect(offered).toHaveLength(8);
  const first = offered[0]?.attribute('href') ?? '';
  const single = (await visitor.open(first)).page.one('main');
  expect(single.one('list', words.compared).all('listitem')).toHaveLength(3);
  expect(single.has('region', words.withWhat)).toBe(true);
});

test('the language switch keeps the compared machines [CMP-002]', async ({ request }) => {
  const page = await (await request.get(comparisonsIn('de').machines)).text();
  expect(page).toContain(comparisonsIn('en').machines);
  expect(page).toContain(comparisonsIn('da').machines);
});

test('what does not exist or is of another kind is left out [CMP-001]', async ({ request }) => {
  const { compare } = hrefsFor('de');
  const [coffee, machine] = [
    'kernel-co-night-shift-espresso',
    'northfold-molo-siebtraegermaschine',
  ];
  for (const handles of [[], ['nowhere'], [machine, coffee]]) {
    const response = await request.get(compare(handles));
    expect(response.status(), handles.join()).toBe(200);
  }
  const mixed = await (await request.get(compare([machine, coffee]))).text();
  expect(mixed).toContain('Night Shift');
  expect(mixed).not.toContain('Molo Siebträgermaschine</a>');
});
