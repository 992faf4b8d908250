import type { RouterContextProvider } from 'react-router';
import { accountContext, newsletterContext, siteContext } from './context.ts';
import type { Site } from './shell/site.ts';

/** What all pages know about the shop, from the server's settings. */
export function siteSettings(context: Readonly<RouterContextProvider>): Site {
  const { publicOrigin, accountUrl } = context.get(siteContext);
  return {
    publicOrigin,
    accountUrl: context.get(accountContext) ? null : accountUrl,
    hasNewsletter: context.get(newsletterContext) !== null,
  };
}
