import { type RouterContextProvider, redirect } from 'react-router';
import { languages } from '#shop/languages.ts';
import { publicHeaders } from '../cache-policy.ts';
import { accountContext, marketsContext, shopContext, siteContext } from '../context.ts';
import { hrefsFor } from '../i18n/hrefs.ts';
import { type Locale, languageOf } from '../i18n/locales.ts';
import {
  accountAddress,
  ourAddress,
  parsePlatformAddress,
  redirectPaths,
  targetAddress,
  unknownDocument,
  withQuery,
} from '../seo/platform-addresses.ts';
import { notFound } from './not-found.ts';

/**
 * For an address without a page: the merchant's redirect, or our address of one of the platform's, or a 404. One
 * redirect, never a chain.
 */
export async function redirectOrNotFound(url: URL, context: Readonly<RouterContextProvider>) {
  const { further } = context.get(marketsContext);
  const asked = parsePlatformAddress(url, further);
  const target = await context.get(shopContext).redirects.find(redirectPaths(url));
  const hosted = context.get(accountContext) ? null : context.get(siteContext).accountUrl;
  const account = target ? null : accountAddress(asked, hosted);
  // not permanent: the shop may change its accounts
  if (account) return redirect(account, { status: 302, headers: publicHeaders('redirect') });
  const unknown = target ? null : unknownDocument(asked);
  const address = target
    ? targetAddress(target, asked.locale, further)
    : unknown
      ? await writtenAddress(unknown, asked.locale, context)
      : ourAddress(asked);
  if (!address || withoutQuery(address) === url.pathname) return notFound();
  return redirect(withQuery(address, url.searchParams), {
    status: 301,
    headers: publicHeaders('redirect'),
  });
}

/** What the platform has, in the language asked for or else in the one whose handle it is; null where there is none. */
async function writtenAddress(
  { kind, handle }: { kind: 'page' | 'article'; handle: string },
  locale: Locale,
  context: Readonly<RouterContextProvider>,
): Promise<string | null> {
  const { content, catalogue } = context.get(shopContext);
  const asked = languageOf(locale);
  for (const language of new Set([asked, ...languages])) {
    const found =
      (await content.documents[kind](handle, language)) ??
      (kind === 'article' ? await catalogue.productTest(handle, language) : null);
    if (found) return hrefsFor(language === asked ? locale : language)[kind](handle);
  }
  return null;
}

function withoutQuery(address: string): string {
  return address.split('?', 1)[0] ?? '';
}
