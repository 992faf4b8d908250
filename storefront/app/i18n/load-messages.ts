import type { Language } from './languages.ts';
import type { CommonMessages } from './messages/index.ts';

const files = import.meta.glob<CommonMessages>('./messages/[a-z][a-z]/index.ts', {
  import: 'messages',
});

/** The texts of one language that every page may need, in the browser. Retries once. */
export function loadMessages(language: Language): Promise<CommonMessages> {
  const load = files[`./messages/${language}/index.ts`];
  if (!load) throw new Error(`no messages in ${language}`);
  return load().catch(load);
}
