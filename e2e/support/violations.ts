import type { Page } from '@playwright/test';

/** The policy's violations while a visitor looks around. */
export async function watchViolations(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction('noteViolation', (text: string) => violations.push(text));
  await page.addInitScript(() => {
    addEventListener(
      'securitypolicyviolation',
      ({ disposition, violatedDirective, blockedURI }) => {
        if (disposition !== 'enforce') return;
        Reflect.get(window, 'noteViolation')(`${violatedDirective} ${blockedURI}`);
      },
    );
  });
  return violations;
}
