/** The languages of the specification and of the demo catalogue: tests of texts and handles run in these. */
export const languages = ['de', 'en', 'da'] as const;
export type Language = (typeof languages)[number];
