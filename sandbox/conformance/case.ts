import type { ShopUnderTest } from './shop-under-test.ts';
import { Skipped, type Version } from './version.ts';

export { Skipped, type Version };

/** One thing that the platform promises, asked of an endpoint. */
export interface Case {
  /** A sentence that can be false. */
  title: string;
  /** The document that promises it. */
  source: string;
  /** Leaves a cart behind; all others only read. */
  writes?: true;
  /** Throws if the promise is broken. */
  check(shop: ShopUnderTest): Promise<void>;
}

export function present<T>(value: T | null | undefined, what: string): T {
  if (value === null || value === undefined) throw new Skipped(`the shop has no ${what}`);
  return value;
}

/** The reference page of a query, mutation, object, enum or input. */
export function reference(
  { name: version }: Version,
  kind: 'queries' | 'mutations' | 'objects' | 'enums' | 'input-objects',
  name: string,
): string {
  return `https://shopify.dev/docs/api/storefront/${version}/${kind}/${name}`;
}

export const usage = (page: string) => `https://shopify.dev/docs/api/usage/${page}`;
