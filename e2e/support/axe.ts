import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Every rule of axe, those of mere good practice too. */
export async function expectNoViolations(page: Page, what: string, part?: string) {
  const axe = new AxeBuilder({ page });
  if (part) axe.include(part);
  // the shop has no frames, and naming every element that passes takes longer than the rules
  axe.setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await axe.analyze();
  const found = violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)]);
  expect(found, what).toEqual([]);
}
