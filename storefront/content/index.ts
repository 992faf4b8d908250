// All languages at once: for the server and for tests. The browser loads only its own (load-content.ts).
import type { Language } from '../app/i18n/languages.ts';
import { content as da } from './da/index.ts';
import { content as de } from './de/index.ts';
import { content as en } from './en/index.ts';
import type { ShopContent } from './model.ts';

export const allContent: Record<Language, ShopContent> = { de, en, da };
