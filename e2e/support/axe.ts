import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const modal = 'dialog:modal';

/** By every rule of axe, those of mere good practice too; of an open modal only, since the page behind it is inert. */
export async function violationsOn(page: Page, part?: string): Promise<string[][]> {
  const axe = new AxeBuilder({ page });
  if (part) axe.include(part);
  else if (await page.locator(modal).count()) axe.include(modal);
  // the shop has no frames, and naming every element that passes takes longer than the rules
  axe.setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)]);
}

export async function expectNoViolations(page: Page, what: string, part?: string) {
  expect(await violationsOn(page, part), what).toEqual([]);
}
