import { type RouterContextProvider, redirect } from 'react-router';
import { publicHeaders } from '../cache-policy.ts';
import { accountContext, marketsContext, shopContext, siteContext } from '../context.ts';
import {
  accountAddress,
  ourAddress,
  parsePlatformAddress,
  redirectPaths,
  targetAddress,
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
  const address = target ? targetAddress(target, asked.locale, further) : ourAddress(asked);
  if (!address || withoutQuery(address) === url.pathname) return notFound();
  return redirect(withQuery(address, url.searchParams), {
    status: 301,
    headers: publicHeaders('redirect'),
  });
}

function withoutQuery(address: string): string {
  return address.split('?', 1)[0] ?? '';
}
