import type { RouterContextProvider } from 'react-router';
import { marketContext } from '../context.ts';
import { type Hrefs, hrefsFor } from '../i18n/hrefs.ts';

/** The shop's URLs in the language and market of the request. */
export function hrefsOf(context: Readonly<RouterContextProvider>): Hrefs {
  return hrefsFor(context.get(marketContext).locale);
}
