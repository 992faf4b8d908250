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
  /** Long, and seldom the first to fail: `npm run e2e` has it, `.ci/run` leaves it out. */
  fullRun: { tag: ['@wide', '@full-run'] },
};

/** Looks or works differently at each width: all four kinds of visit. */
export const bothWidths = { tag: '@both-widths' } as const;
export const bothWidthsWithScripts = { tag: ['@both-widths', '@with-scripts'] };
export const bothWidthsWithoutScripts = { tag: ['@both-widths', '@without-scripts'] };

/** Another language is read on a wide screen with scripts and on a narrow one without. */
export const bothWidthsIn = (language: Language) => (language === 'de' ? bothWidths : {});

/** All four kinds of visit would tell the same of another language: it changes texts, not code. */
export const germanAtBothWidths = (language: Language) =>
  language === 'de' ? bothWidthsWithScripts : only.fullRun;
