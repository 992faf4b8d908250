// What the server uses of the application; it imports nothing else of it.

import { ownCurrency } from '#shop/identity.ts';
import { languages } from '#shop/languages.ts';
import { shop } from '#shop/shop.ts';
import { paymentMarks } from '#shop/theme/payment-marks.ts';
import { countriesOfLanguages } from './commerce/markets/markets.ts';
import { unprovenClaims } from './commerce/shipping/claims.ts';
import { changedTags, readContentState } from './content-source/content-state.ts';
import { declarationParts } from './declarations/declaration-parts.ts';
import { allMessages } from './i18n/messages/index.ts';
import { newsletterParts } from './newsletter/newsletter-parts.ts';
import { restockParts } from './restock/restock-parts.ts';
import { findDemoData } from './shop-model/demo-data.ts';

export type { AccountService } from './account/account-service.ts';
export { purgeTags } from './cache-policy.ts';
export { type ChangedPage, changedAddresses } from './commerce/catalogue/changed-addresses.ts';
export type { AttemptLimiter } from './commerce/platform/attempt-limiter.ts';
export type { Operation, Platform } from './commerce/platform/platform.ts';
export type { LoadedResponse, ResponseCache } from './commerce/platform/response-cache.ts';
export { countProducts } from './commerce/product/range-size.ts';
export type { ProductReviews, ReviewSource } from './commerce/reviews/review-source.ts';
export { shippingKindOf } from './commerce/shipping/shipping.ts';
export { adminAddress } from './content-source/admin-address.ts';
export type { ContentProblem } from './content-source/content-problem.ts';
export type { ContentState } from './content-source/content-state.ts';
export type { EntryNode } from './content-source/entry-values.ts';
export { examineContent } from './content-source/examine-content.ts';
export { type DeadLink, examineLinks } from './content-source/examine-links.tsx';
export { readFileContent } from './content-source/file-content.ts';
export { readFileDocuments } from './content-source/file-documents.ts';
export type { PlatformDocument } from './content-source/platform-document.ts';
export type { DraftSource } from './content-source/preview.ts';
export type { ResponseMetadata } from './context.ts';
export type { DeclarationParts } from './declarations/declaration-parts.ts';
export type {
  Declaration,
  Declarations,
  Receipt,
  Submission,
} from './declarations/declarations.ts';
export type { MailOptions, NewsletterMail, RenderedMail } from './newsletter/mail/render-mail.tsx';
export type { Newsletter } from './newsletter/newsletter.ts';
export type { NewsletterParts } from './newsletter/newsletter-parts.ts';
export { signInPage } from './preview/sign-in-page.server.tsx';
export type { RestockMailOptions } from './restock/mail/render-mail.tsx';
export type { Restock, RestockLinkState } from './restock/restock.ts';
export type { RestockParts } from './restock/restock-parts.ts';
export { createShopHandler } from './shop-handler.ts';

/** What the shop's folder still has of the demo, with which a production shop does not start. */
export const demoData = findDemoData(
  shop,
  Object.fromEntries([
    ...languages.map((key) => [`texts/${key}: footer.partner`, allMessages[key].footer.partner]),
    ...paymentMarks.map(([kind, mark]) => [`theme/payment-marks.ts: ${kind}`, mark]),
  ]),
);

/** Settings of claims without evidence, with which a production shop does not start. */
export const claimsWithoutEvidence = unprovenClaims(shop.claims);

/** Languages whose pages show the notice on the legal guarantee as text, without its official file. */
export const languagesWithoutNotice = languages.filter((key) => !shop.guaranteeNotice[key]);

/** What has changed of the content for which the platform sends no webhooks. */
export const contentState = { read: readContentState, changedTags };

/** What the server's jobs use of the application. */
export const jobParts = {
  newsletter: newsletterParts,
  declarations: declarationParts,
  restock: restockParts,
  prices: { currency: ownCurrency, countries: countriesOfLanguages, markets: shop.markets },
};
export type JobParts = typeof jobParts;
