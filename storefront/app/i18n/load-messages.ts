import type { Language } from './languages.ts';
import type { Messages } from './messages/index.ts';

const files = import.meta.glob<Messages>('./messages/[a-z][a-z]/index.ts', { import: 'messages' });

/** The texts of one language, in the browser. Retries once. */
export function loadMessages(language: Language): Promise<Messages> {
  const load = files[`./messages/${language}/index.ts`];
  if (!load) throw new Error(`no messages in ${language}`);
  return load().catch(load);
}
