import type { Localized } from './model.ts';

/** Where the storefront keeps its tests and knowledge: every test's 'to the review' leads there. */
export const knowledgeHub: Localized = {
  de: '/de/a/wissen',
  en: '/en/a/knowledge',
  da: '/da/a/viden',
};
