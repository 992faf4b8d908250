import { languages } from '#shop/tests/specified-languages.ts';
import { expectNoViolations } from '../support/axe.ts';
import { screensIn } from '../support/screens.ts';
import { oneWidthInGerman } from '../support/tags.ts';
import { test } from '../support/test.ts';

for (const language of languages) {
  for (const [turn, [name, path]] of Object.entries(screensIn(language)).entries()) {
    test(
      `axe reports no violations on ${name} in ${language}`,
      oneWidthInGerman(language, turn),
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
