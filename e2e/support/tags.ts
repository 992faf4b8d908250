import type { Language } from '#shop/tests/specified-languages.ts';

/**
 * Where a journey runs. Without a tag: on a wide screen with scripts and on a narrow one without, which is every width
 * and every kind of visit once. The table of projects in playwright.config.ts reads these.
 */
export const only = {
  /** Neither width nor scripts make a difference, or it sets its own. */
  wide: { tag: '@wide' },
  narrow: { tag: '@narrow' },
  /** On a narrow screen. */
  withoutScripts: { tag: '@without-scripts' },
  wideWithoutScripts: { tag: '@wide-without-scripts' },
  /** Long, and seldom the first to fail: `npm run e2e journeys` and `.ci/nightly` have it, `.ci/run` leaves it out. */
  fullRun: { tag: ['@wide', '@full-run'] },
  fullRunWithoutScripts: { tag: ['@without-scripts', '@full-run'] },
};

/**
 * Looks or works differently at each width: with scripts on a narrow screen, without on a wide one; every night all four
 * kinds of visit.
 */
export const bothWidths = { tag: '@both-widths' } as const;
export const bothWidthsWithScripts = { tag: ['@both-widths', '@with-scripts'] };
export const bothWidthsWithoutScripts = { tag: ['@both-widths', '@without-scripts'] };

/** `E2E_EVERY_VISIT=1`, as in `.ci/nightly`: every journey in every language and kind of visit. */
const inEveryVisit = process.env.E2E_EVERY_VISIT === '1';

/** Of cases that take long: every fourth, and all of them every night. */
export const sampleOf = <Case>(cases: readonly Case[]) =>
  cases.filter((_, index) => inEveryVisit || index % 4 === 0);

/** Otherwise German on a wide screen with scripts, Danish on one without; English and narrow screens every night. */
export function bothWidthsIn(language: Language) {
  if (inEveryVisit) return bothWidths;
  return { de: only.wide, en: only.fullRun, da: only.wideWithoutScripts }[language];
}

/** Sets its own widths; English and Danish every night. */
export const wideIn = (language: Language) => (language === 'de' ? only.wide : only.fullRun);

export function bothWidthsWithScriptsIn(language: Language) {
  if (inEveryVisit) return bothWidthsWithScripts;
  return { de: only.wide, en: only.narrow, da: only.fullRun }[language];
}

export function bothWidthsWithoutScriptsIn(language: Language) {
  if (inEveryVisit) return bothWidthsWithoutScripts;
  return {
    de: only.withoutScripts,
    en: only.wideWithoutScripts,
    da: only.withoutScripts,
  }[language];
}

/** What opens differs by width: German at both; the other languages every night. */
export function bothWidthsInGerman(language: Language) {
  return inEveryVisit || language === 'de' ? bothWidthsWithScripts : only.fullRun;
}
