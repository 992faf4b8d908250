import type { Language } from '../../storefront/testing/specified-languages.ts';

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
  /** Long, and seldom the first to fail: `npm run e2e journeys` has it, `.ci/run` leaves it out. */
  fullRun: { tag: ['@wide', '@full-run'] },
};

/** Looks or works differently at each width: all four kinds of visit. */
export const bothWidths = { tag: '@both-widths' } as const;
export const bothWidthsWithScripts = { tag: ['@both-widths', '@with-scripts'] };
export const bothWidthsWithoutScripts = { tag: ['@both-widths', '@without-scripts'] };

/** `E2E_EVERY_VISIT=1`: every language in all kinds of visit; otherwise only German, since texts differ and not code. */
const inEveryVisit = (language: Language) =>
  language === 'de' || process.env.E2E_EVERY_VISIT === '1';

/** Another language is read on a wide screen with scripts and on a narrow one without. */
export const bothWidthsIn = (language: Language) => (inEveryVisit(language) ? bothWidths : {});
export const bothWidthsWithScriptsIn = (language: Language) =>
  inEveryVisit(language) ? bothWidthsWithScripts : only.wide;
export const bothWidthsWithoutScriptsIn = (language: Language) =>
  inEveryVisit(language) ? bothWidthsWithoutScripts : only.withoutScripts;

/** As above, but another language only in the full run. */
export const bothWidthsInGerman = (language: Language) =>
  inEveryVisit(language) ? bothWidthsWithScripts : only.fullRun;
