import { languages } from '../../storefront/testing/specified-languages.ts';
import { expectNoViolations } from '../support/axe.ts';
import { screensIn } from '../support/screens.ts';
import { bothWidthsInGerman } from '../support/tags.ts';
import { test } from '../support/test.ts';

for (const language of languages) {
  for (const [name, path] of Object.entries(screensIn(language))) {
    test(
      `axe reports no violations on ${name} in ${language}`,
      bothWidthsInGerman(language),
      async ({ page }) => {
        // a listing has thousands of elements to look at
        test.slow();
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.goto(path);
        await expectNoViolations(page, path);
      },
    );
  }
}
