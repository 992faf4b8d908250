import { shopOrigin } from './addresses.ts';

/** As the shop's consent-record.ts writes it. */
const record = JSON.stringify({
  version: '1 tag-manager platform server-events platform-sessions',
  decidedAt: new Date().toISOString(),
  statistics: true,
  marketing: true,
});

/** The browser of someone who agreed to everything on an earlier visit. */
export const agreedBefore = {
  cookies: [],
  origins: [{ origin: shopOrigin, localStorage: [{ name: 'consent', value: record }] }],
};
