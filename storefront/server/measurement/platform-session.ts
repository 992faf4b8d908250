import { z } from 'zod';
import { readBody } from '../http/limited-body.ts';
import { tokenHeaders } from '../platform/platform-client.ts';

const maxBytes = 4000;
const timeoutMs = 5000;
/** The consent of a visit is an argument since 2025-10, whatever version the shop's own operations have. */
const apiVersion = '2026-10';
/** Any answer carries the session. */
const query = `query VisitSession($consent: VisitorConsent) @inContext(visitorConsent: $consent) {
  shop { id }
}`;

const visitSchema = z.object({
  statistics: z.boolean(),
  marketing: z.boolean(),
  /** The page that the visit began with, and its campaign. */
  landing: z.string().max(2000),
});

interface PlatformSessionOptions {
  publicOrigin: string;
  /** That of shop and checkout, for the cookies. */
  domain: string;
  platform: {
    url: string;
    token: string;
    tokenKind: keyof typeof tokenHeaders;
    storefrontId: string | null;
  };
}

/**
 * Asks the platform for the session of a visitor who has consented, or ends it. Its cookies are set for the domain that
 * the checkout shares, which therefore goes on with the same session. Null for a body that our script does not send.
 */
export function createPlatformSession({ publicOrigin, domain, platform }: PlatformSessionOptions) {
  const { url, token, tokenKind, storefrontId } = platform;
  const scope = `; Domain=${domain}${publicOrigin.startsWith('https:') ? '; Secure' : ''}`;
  return async (request: Request): Promise<Headers | null> => {
    const visit = visitSchema.safeParse(parseJson(await readBody(request, maxBytes))).data;
    if (!visit || URL.parse(visit.landing)?.origin !== publicOrigin) return null;
    const cookies = platformCookies(request.headers.get('cookie'));
    const { statistics: analytics, marketing } = visit;
    const consent = { analytics, marketing, preferences: marketing, saleOfData: marketing };
    const response = await fetch(`${url}/api/${apiVersion}/graphql.json`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        [tokenHeaders[tokenKind]]: token,
        referer: visit.landing,
        'user-agent': request.headers.get('user-agent') ?? '',
        ...(cookies && { cookie: cookies }),
        ...(storefrontId && { 'shopify-storefront-id': storefrontId }),
      },
      body: JSON.stringify({ query, variables: { consent } }),
      signal: AbortSignal.timeout(timeoutMs),
    }).catch(() => null);
    await response?.body?.cancel();
    const headers = new Headers();
    for (const cookie of response?.headers.getSetCookie() ?? []) {
      if (!cookie.startsWith('_shopify_')) continue;
      headers.append('set-cookie', cookie.replace(/;\s*(domain=[^;]*|secure)/gi, '') + scope);
    }
    // also where the platform does not answer
    if (!analytics) headers.append('set-cookie', `_shopify_analytics=; Path=/; Max-Age=0${scope}`);
    return headers;
  };
}

/** Only the platform's own: the cart's cookie is none of its business here. */
function platformCookies(header: string | null): string {
  const cookies = header?.split(/;\s*/) ?? [];
  return cookies.filter((cookie) => cookie.startsWith('_shopify_')).join('; ');
}

function parseJson(body: Buffer | null): unknown {
  try {
    return JSON.parse(body?.toString() ?? '');
  } catch {
    return null;
  }
}
