import type { Language } from './languages.ts';
import type { Messages } from './messages/index.ts';

const loaders: Record<Language, () => Promise<{ messages: Messages }>> = {
  de: () => import('./messages/de/index.ts'),
  en: () => import('./messages/en/index.ts'),
  da: () => import('./messages/da/index.ts'),
};

/** The page's language only, as a chunk of its own. */
export async function loadMessages(language: Language): Promise<Messages> {
  return (await loaders[language]()).messages;
}
