// Run by `storefront-sandbox exec`: asks both APIs in GraphiQL, in a browser.
import { chromium, expect } from '@playwright/test';
import { browserArguments, browserPath } from '../support/browser.ts';

const browser = await chromium.launch({ executablePath: browserPath, args: browserArguments });
try {
  for (const api of ['storefront', 'admin']) {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    const refused: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') refused.push(message.text());
    });
    await page.goto(`${process.env.SANDBOX_URL}/_graphiql/?api=${api}`);
    await expect(page.getByLabel('Version')).toHaveValue('2026-10');
    await page.getByRole('button', { name: /^Execute query/ }).click();
    // the editor's own workers are slow to start on a busy machine
    await expect(page.getByLabel('Result Window')).toContainText('"handle"', { timeout: 30_000 });
    expect(refused).toEqual([]);
    if (process.env.SHOTS)
      await page.screenshot({ path: `${process.env.SHOTS}/graphiql-${api}.png` });
  }
} finally {
  await browser.close();
}
