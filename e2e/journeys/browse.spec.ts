import { hrefsFor } from '../../storefront/app/i18n/hrefs.ts';
import { allMessages } from '../../storefront/app/i18n/messages/index.ts';
import { allContent } from '../../storefront/content/content-files.ts';
import { listingOn } from '../support/listing.ts';
import { scrollTo } from '../support/scroll-to.ts';
import { bothWidths } from '../support/tags.ts';
import { expect as expectSoon, test } from '../support/test.ts';

// long lists on a busy machine take their time
const expect = expectSoon.configure({ timeout: 15_000 });

const brands = ['Brevanta', 'Kellström', 'Kromholt', 'Northfold'];
const page48 = 48;

const t = allMessages.de;
const equipment = hrefsFor('de').collection(allContent.de.brands.equipment ?? '');

test('filter, sort, show more twice, look at a product and come back [COLL-002 COLL-006 COLL-007 COLL-008 COLL-009 DEC-086 ROUTE-002]', async ({
  page,
  javaScriptEnabled,
}) => {
  test.slow();
  const listing = listingOn(page, 'de', javaScriptEnabled ?? true);
  const { cards, more } = listing;
  await page.goto(equipment);
  await expect(cards).toHaveCount(page48);

  await listing.filter({ brands, price: { min: '5', max: '1500' } });
  await expect(page).toHaveURL(/filter\.vendor=Brevanta/);
  await listing.sortByPrice();
  await expect(page).toHaveURL(/filter\.vendor=Northfold/);

  const seen = await listing.addresses();
  for (const shown of [2 * page48, 3 * page48]) {
    await scrollTo(more);
    await more.click();
    if (javaScriptEnabled) {
      await expect(cards).toHaveCount(shown);
      await expect(page).toHaveURL(new RegExp(`show=${shown}`));
    } else {
      await expect(page).toHaveURL(new RegExp(`from=${shown - page48 + 1}`));
      seen.push(...(await listing.addresses()));
    }
  }
  const addresses = await listing.addresses();
  expect(new Set(javaScriptEnabled ? addresses : seen).size).toBe(3 * page48);
  const prices = await listing.prices();
  expect(prices).toEqual(prices.toSorted((one, other) => one - other));
  // the cheapest of several variants may cost less than the filter's minimum, never more than its maximum
  expect(prices.at(-1)).toBeLessThanOrEqual(150_000);

  const card = cards.nth(javaScriptEnabled ? 100 : 20);
  await scrollTo(card);
  const place = await card.boundingBox();
  const name = await card.getByRole('heading').innerText();
  await card.getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

  await page.goBack();
  await expect(cards).toHaveCount(addresses.length);
  expect(await listing.addresses()).toEqual(addresses);
  await expect(card).toBeInViewport();
  await expect
    .poll(async () => Math.abs(((await card.boundingBox())?.y ?? 0) - (place?.y ?? 0)))
    .toBeLessThan(60);
});

test(
  'a removed chip and a reset show the whole list again [COLL-003]',
  bothWidths,
  async ({ page, javaScriptEnabled }) => {
    const listing = listingOn(page, 'de', javaScriptEnabled ?? true);
    await page.goto(`${equipment}?filter.vendor=Brevanta&filter.vendor=Northfold&price=5-1500`);
    // the drawer has the same chips
    const chips = page
      .getByRole('list', { name: t.collection.activeFilters })
      .filter({ visible: true })
      .first();
    const removable = chips.getByRole('link', { name: t.collection.removeFilter('') });
    await expect(removable).toHaveCount(3);
    await chips.getByRole('link', { name: t.collection.removeFilter('Northfold') }).click();
    await expect(page).toHaveURL(/\?filter\.vendor=Brevanta&price=5-1500$/);
    // the address changes a moment before the links that build on it
    await expect(removable).toHaveCount(2);
    await chips.getByRole('link', { name: /1[.,]?500/ }).click();
    await expect(page).toHaveURL(/\?filter\.vendor=Brevanta$/);
    const filters = await listing.openFilters();
    await expect(filters.getByRole('checkbox', { name: 'Brevanta' })).toBeChecked();
    await expect(filters.getByRole('checkbox', { name: 'Northfold' })).not.toBeChecked();
    await filters.getByRole('link', { name: t.collection.resetFilters }).click();
    await expect(page).toHaveURL(new RegExp(`${equipment}$`));
    await expect(chips).toHaveCount(0);
  },
);
