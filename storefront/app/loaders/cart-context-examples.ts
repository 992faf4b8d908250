// Test support: requests with a cart, and a shop with a stubbed platform.
import { RouterContextProvider } from 'react-router';
import { setCartCookie } from '../cart/cart-cookie.ts';
import { createCarts } from '../commerce/cart/carts.ts';
import { createSavedProducts } from '../commerce/cart/saved-products.ts';
import { createCatalogue } from '../commerce/catalogue/catalogue.ts';
import { createCatalogueIndex } from '../commerce/catalogue/catalogue-index.ts';
import { createRedirectList } from '../commerce/catalogue/redirects.ts';
import type { Platform } from '../commerce/platform/platform.ts';
import { createContentSource } from '../content-source/content-source.ts';
import {
  languageContext,
  marketContext,
  responseMetadataContext,
  serverHtmlContext,
  shopContext,
  siteContext,
} from '../context.ts';
import { homeMarket } from '../i18n/market.ts';
import { createSealer } from '../sealer.ts';

/** A request context whose platform answers everything alike; `asked` lists the operations sent. */
export function contextWith(answer: () => unknown) {
  const asked: string[] = [];
  const platform: Platform = {
    async send<Result>({ name }: { name: string }) {
      asked.push(name);
      return answer() as Result;
    },
  };
  return { context: contextOf(platform), asked };
}

/** The context of a German request to a shop with this platform. */
export function contextOf(platform: Platform): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(languageContext, 'de');
  context.set(marketContext, homeMarket('de'));
  context.set(serverHtmlContext, new Map());
  context.set(responseMetadataContext, {
    tags: new Set<string>(),
    isStale: false,
    hasGaps: false,
    isStreamed: false,
    route: null,
    scriptHashes: [],
    errors: [],
  });
  context.set(siteContext, {
    requestId: 'test',
    publicOrigin: 'https://shop.example',
    platformOrigin: 'https://platform.example',
    checkoutHosts: ['checkout.example'],
    expressPayment: 'wallet',
    stage: 'development',
    accountUrl: 'https://account.example',
    consent: null,
    securityContact: null,
    telemetry: { errorRelease: null, vitalsSampleRate: 0 },
    clientNetworks: ['192.0.2.1'],
  });
  context.set(shopContext, {
    catalogue: createCatalogue(platform),
    content: createContentSource({
      platform,
      homePlatform: platform,
      hosts: ['platform.example', 'shop.example'],
      onProblem: () => {},
    }),
    carts: createCarts(platform),
    catalogueIndex: createCatalogueIndex(platform, 'https://platform.example'),
    redirects: createRedirectList().with(platform),
    savedProducts: createSavedProducts(platform),
    sealer: createSealer('test secret'),
    codeAttempts: { take: async () => true, giveBack: async () => {} },
  });
  return context;
}

export async function requestWithCart(form?: Record<string, string>): Promise<Request> {
  const cookie = (await setCartCookie('gid://shopify/Cart/a?key=b'))['Set-Cookie'].split(';')[0];
  return new Request('https://shop.example/de/cart', {
    headers: { cookie: cookie ?? '' },
    ...(form && { method: 'POST', body: new URLSearchParams(form) }),
  });
}
