import type { Language } from '../i18n/languages.ts';

/** Content of the platform that is not shown as it is published there. */
export interface ContentProblem {
  language: Language;
  /** What an editor opens: an entry, a menu, a page or an article. */
  kind: 'metaobject' | 'menu' | 'page' | 'article' | 'policy';
  /** The platform's id; of a menu its handle. */
  id: string;
  /** As an editor knows it: "section_hero autumn". */
  name: string;
  /** Left out of the page, or shown all the same. */
  isLeftOut: boolean;
  message: string;
}

export type OnProblem = (problem: Omit<ContentProblem, 'language'>) => void;
