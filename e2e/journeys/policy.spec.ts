import { allContent } from '../../storefront/content/content-files.ts';
import { only } from '../support/tags.ts';
import { expect, test } from '../support/test.ts';

const coffee = allContent.de.home.discover;

test(
  'a script that injectedBy into a page does not run',
  only.wide,
  async ({ page, violations }) => {
    await page.route(`**/de/c/${coffee}`, async (route) => {
      const response = await route.fetch();
      const html = (await response.text()).replace(
        '</main>',
        '<script>window.injectedBy=1</script><img src=x onerror="window.injectedBy=1"></main>',
      );
      await route.fulfill({ response, body: html });
    });
    await page.goto(`/de/c/${coffee}`);
    await expect.poll(() => violations.length).toBeGreaterThanOrEqual(2);
    violations.length = 0;
    expect(await page.evaluate(() => Reflect.get(window, 'injectedBy'))).toBeUndefined();
  },
);
