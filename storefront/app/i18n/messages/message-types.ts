import type { cancellation } from './de/cancellation.ts';
import type { cart } from './de/cart.ts';
import type { compare } from './de/compare.ts';
import type { declarations } from './de/declarations.ts';
import type { messages } from './de/index.ts';
import type { newsletterPages } from './de/newsletter-pages.ts';
import type { restock } from './de/restock.ts';
import type { serverMessages } from './de/server/index.ts';
import type { withdrawal } from './de/withdrawal.ts';

/**
 * Texts of modules, by the module's name: each declares its own here.
 * @public
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by modules
export interface ModuleMessages {}
/**
 * The same, for those that browsers do not load.
 * @public
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by modules
export interface ModuleServerMessages {}

/** Those of every browser. */
export type CommonMessages = typeof messages & ModuleMessages;
/** Those of pages and parts around the cart. */
export interface CartMessages {
  cart: typeof cart;
}
export type ServerMessages = typeof serverMessages & ModuleServerMessages;

/** What a shop may say in its own words, in texts/<language>.ts: any part of the storefront's texts. */
export interface OwnTexts {
  common: PartOf<CommonMessages>;
  onServer: PartOf<ServerMessages>;
  cancellation: PartOf<typeof cancellation>;
  cart: PartOf<typeof cart>;
  compare: PartOf<typeof compare>;
  declarations: PartOf<typeof declarations>;
  newsletterPages: PartOf<typeof newsletterPages>;
  restock: PartOf<typeof restock>;
  withdrawal: PartOf<typeof withdrawal>;
}

type PartOf<Texts> = Texts extends string | readonly unknown[] | ((...values: never[]) => unknown)
  ? Texts
  : { [Key in keyof Texts]?: PartOf<Texts[Key]> };
