import { commonMessages } from '#shop/messages/load-common.ts';
import type { Language } from './languages.ts';
import type { CommonMessages } from './messages/message-types.ts';

/** The texts of one language that every page may need, in the browser. Retries once. */
export async function loadMessages(language: Language): Promise<CommonMessages> {
  const load = commonMessages[language];
  const { messages } = await load().catch(load);
  return messages;
}
