// Written by npm run generate languages from languages.ts, texts/ and modules/messages.ts.

import type { Language } from '../../../storefront/app/i18n/languages.ts';
import type { ContentFile } from '../../../storefront/content/model.ts';
import { content as en } from './en/index.ts';
import { content as fr } from './fr/index.ts';

/** What the shop shows where the platform has no content of its own (docs/content.md). */
export const contentFiles: Record<Language, ContentFile> = { en, fr };
