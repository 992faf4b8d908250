import { messages as english } from '../../../storefront/app/i18n/messages/en/index.ts';
import { mergeMessages } from '../../../storefront/app/i18n/messages/merge-messages.ts';
import { common } from './en.ts';

export const messages = mergeMessages(english, common);
