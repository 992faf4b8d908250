import type { Page } from '@playwright/test';
import type { Language } from '#shop/tests/specified-languages.ts';
import { hrefsFor } from '../../storefront/app/i18n/hrefs.ts';
import { screensIn } from '../support/screens.ts';
import { documentsIn } from './documents.ts';
import { windowsIn } from './windows.ts';

/** Something to look at. */
export interface Visit {
  name: string;
  path: string;
  /** What has happened before the page is opened. */
  before?: (page: Page) => Promise<unknown>;
  /** What a visitor does on it; done anew for every width. */
  prepare?: (page: Page) => Promise<unknown>;
  /** Where the thing exists. */
  from?: number;
  upTo?: number;
  /** On the shop that asks for consent. */
  asksForConsent?: true;
}

const manyVariants = 'morvano-decimo-espresso';

export function visitsIn(language: Language, withoutDocuments: boolean): Visit[] {
  const href = hrefsFor(language);
  const screens = {
    ...screensIn(language),
    'product-many-variants': href.product(manyVariants),
    'newsletter-confirm': href.newsletterConfirm('unknown'),
  };
  const documents = withoutDocuments ? {} : documentsIn(language);
  const plain = Object.entries({ ...screens, ...documents });
  return [...plain.map(([name, path]) => ({ name, path })), ...windowsIn(language)];
}
