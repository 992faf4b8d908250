import { createContext } from 'react-router';
import type { ShopContent } from '../content/model.ts';
import type { TelemetrySettings } from '../telemetry/page-settings.ts';
import type { AccountService } from './account/account-service.ts';
import type { AddressForm } from './account/address-form.ts';
import type { Carts } from './commerce/cart/carts.ts';
import type { SavedProducts } from './commerce/cart/saved-products.ts';
import type { Catalogue } from './commerce/catalogue/catalogue.ts';
import type { CatalogueIndex } from './commerce/catalogue/catalogue-index.ts';
import type { Redirects } from './commerce/catalogue/redirects.ts';
import type { AttemptLimiter } from './commerce/platform/attempt-limiter.ts';
import type { ConsentSettings } from './consent/consent-settings.ts';
import type { ContentSource } from './content-source/content-source.ts';
import type { PreviewNotes } from './content-source/preview.ts';
import type { Declarations } from './declarations/declarations.ts';
import type { Language } from './i18n/languages.ts';
import { type Market, type Markets, noMarkets } from './i18n/market.ts';
import type { Newsletter } from './newsletter/newsletter.ts';
import type { Restock } from './restock/restock.ts';
import type { Sealer } from './sealer.ts';

/** What loaders and actions may use; the server fills it in for every request. */
export interface Shop {
  catalogue: Catalogue;
  content: ContentSource;
  carts: Carts;
  catalogueIndex: CatalogueIndex;
  redirects: Redirects;
  savedProducts: SavedProducts;
  sealer: Sealer;
  /** Discount and gift-card codes that did not work. */
  codeAttempts: AttemptLimiter;
}

export interface Site {
  requestId: string;
  /** Where shoppers find the shop, for absolute addresses. */
  publicOrigin: string;
  /** The shop on the platform, which also serves its pictures. */
  platformOrigin: string;
  checkoutHosts: string[];
  /** The wallet of the express checkout, if there is one. */
  expressPayment: string | null;
  /** Only the production shop is found by search engines. */
  stage: 'development' | 'staging' | 'preview' | 'production';
  accountUrl: string;
  /** Null where nothing needs consent. */
  consent: ConsentSettings | null;
  telemetry: TelemetrySettings;
  /** Contact for vulnerability reports; null where none is configured. */
  securityContact: string | null;
  /** The keys by which a client's attempts are limited, the narrowest network first. */
  clientNetworks: readonly string[];
}

export interface NewsletterService {
  newsletter: Newsletter;
  /** Sign-ups and resent links, by address and by network. */
  attempts: AttemptLimiter;
}

export interface MailOnRestockService {
  restock: Restock;
  /** Requests, by address and by network. */
  attempts: AttemptLimiter;
}

export interface DeclarationService {
  declarations: Declarations;
  /** Submissions, by address and by network. */
  attempts: AttemptLimiter;
}

/** Collected while a request is handled; the server needs it for headers, logs and metrics. */
export interface ResponseMetadata {
  /** The cache tags of everything shown. */
  tags: Set<string>;
  /** Whether some of the data is stale. */
  isStale: boolean;
  /** Whether some of the data was unavailable and left out. */
  hasGaps: boolean;
  /** When what is shown changes by itself, in milliseconds: it is not cached beyond. */
  expiresAt?: number | null;
  /** Whether the body is sent while it is written: too large to be buffered. */
  isStreamed: boolean;
  /** The route's pattern, such as `/:lang/p/:handle`. */
  route: string | null;
  /** Of the inline scripts that are ours. */
  scriptHashes: string[];
  errors: unknown[];
}

export const shopContext = createContext<Shop>();
export const siteContext = createContext<Site>();
export const responseMetadataContext = createContext<ResponseMetadata>();
/** Null where no database is configured for it: the shop then has no newsletter. */
export const newsletterContext = createContext<NewsletterService | null>(null);
/** Null without its settings: links lead to the platform's own pages then. */
export const accountContext = createContext<AccountService | null>(null);
/** What a form of the account did, for the page that follows it in the same request. */
export const accountFormContext = createContext<{
  done?: 'signedOut';
  address?: AddressForm;
} | null>(null);
/** Null without a database: sold-out variants then have no form. */
export const restockContext = createContext<MailOnRestockService | null>(null);
/** Null without a database: the pages then name the other ways to withdraw and to cancel. */
export const declarationContext = createContext<DeclarationService | null>(null);
export const languageContext = createContext<Language>();
/** Where the page sells, which its path says. */
export const marketContext = createContext<Market>();
/** All markets of the shop. */
export const marketsContext = createContext<Markets>(noMarkets);
/** Of the page's language; null until it is loaded (content-source/load-content.ts). */
export const contentContext = createContext<ShopContent | null>(null);
/** The stylesheets of the home page, for sections of it elsewhere. */
export const homeStylesContext = createContext<readonly string[]>([]);
/** In a preview what the page shows, for its bar. */
export const previewContext = createContext<PreviewNotes | null>(null);
/** The parts of a document that only the server renders, by id (server-html/). */
export const serverHtmlContext = createContext<Map<string, string>>();
