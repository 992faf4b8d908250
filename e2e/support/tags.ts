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
};

/** Looks or works differently at each width: all four kinds of visit. */
export const bothWidths = { tag: '@both-widths' } as const;
export const bothWidthsWithScripts = { tag: ['@both-widths', '@with-scripts'] };
export const bothWidthsWithoutScripts = { tag: ['@both-widths', '@without-scripts'] };

/** `E2E_EVERY_VISIT=1`, as in `.ci/nightly`: every journey in every language and kind of visit. */
const inEveryVisit = process.env.E2E_EVERY_VISIT === '1';

/**
 * Otherwise by pairs: every journey in each language once, and in each kind of visit once. German is read on a wide screen
 * with scripts and on a narrow one without, English on a narrow one with scripts, Danish on a wide one without.
 */
export function bothWidthsIn(language: Language) {
  if (inEveryVisit) return bothWidths;
  return { de: {}, en: only.narrow, da: only.wideWithoutScripts }[language];
}

export function bothWidthsWithScriptsIn(language: Language) {
  if (inEveryVisit) return bothWidthsWithScripts;
  return { de: only.wide, en: only.narrow, da: only.wide }[language];
}

export function bothWidthsWithoutScriptsIn(language: Language) {
  if (inEveryVisit) return bothWidthsWithoutScripts;
  return {
    de: only.withoutScripts,
    en: only.wideWithoutScripts,
    da: only.withoutScripts,
  }[language];
}

/** For checks of whole screens: German at one width, in turns from screen to screen; the rest every night. */
export function oneWidthInGerman(language: Language, turn: number) {
  if (inEveryVisit) return bothWidthsWithScripts;
  if (language !== 'de') return only.fullRun;
  return turn % 2 === 0 ? only.wide : only.narrow;
}

/** What opens differs by width: German at both; the other languages every night. */
export function bothWidthsInGerman(language: Language) {
  return inEveryVisit || language === 'de' ? bothWidthsWithScripts : only.fullRun;
}
