// Written by npm run generate languages from languages.ts, texts/ and modules/messages.ts.

import { coffeeOnServer as coffeeOnServerDa } from '../../../storefront/app/coffee/messages/da/server.ts';
import { coffeeOnServer as coffeeOnServerDe } from '../../../storefront/app/coffee/messages/de/server.ts';
import { coffeeOnServer as coffeeOnServerEn } from '../../../storefront/app/coffee/messages/en/server.ts';
import type { Language } from '../../../storefront/app/i18n/languages.ts';
import { serverMessages as da } from '../../../storefront/app/i18n/messages/da/server/index.ts';
import { serverMessages as de } from '../../../storefront/app/i18n/messages/de/server/index.ts';
import { serverMessages as en } from '../../../storefront/app/i18n/messages/en/server/index.ts';
import { mergeMessages } from '../../../storefront/app/i18n/messages/merge-messages.ts';
import type { ServerMessages } from '../../../storefront/app/i18n/messages/message-types.ts';
import { onServer as ownDa } from '../texts/da/server.ts';
import { onServer as ownDe } from '../texts/de/server.ts';
import { onServer as ownEn } from '../texts/en/server.ts';

export const serverMessages: Record<Language, ServerMessages> = {
  de: mergeMessages({ ...de, coffee: coffeeOnServerDe }, ownDe),
  en: mergeMessages({ ...en, coffee: coffeeOnServerEn }, ownEn),
  da: mergeMessages({ ...da, coffee: coffeeOnServerDa }, ownDa),
};
