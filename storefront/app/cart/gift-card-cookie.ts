import { createCookie } from 'react-router';
import { z } from 'zod';
import type { Sealer } from '../commerce/sealer.ts';

/** The platform's mutation replaces all cards, so the codes entered before must be sent again with a new one. */
export interface EnteredGiftCard {
  key: string;
  code: string;
}

const tenDays = 60 * 60 * 24 * 10;

const cookie = createCookie('storefront_gift_cards', {
  httpOnly: true,
  secure: true,
  sameSite: 'lax',
  path: '/',
  maxAge: tenDays,
});

const cards = z.array(z.object({ key: z.string(), code: z.string() })).max(20);

/** The codes entered for this cart; none where the cookie is missing, forged or another cart's. */
export async function readGiftCards(
  request: Request,
  cartId: string,
  sealer: Sealer,
): Promise<EnteredGiftCard[]> {
  const value: unknown = await cookie.parse(request.headers.get('cookie'));
  const opened = typeof value === 'string' ? await sealer.open(value, cartId) : null;
  if (opened === null) return [];
  return cards.safeParse(JSON.parse(opened)).data ?? [];
}

/** The header that keeps the codes, sealed, in the browser. */
export async function rememberGiftCards(
  entered: EnteredGiftCard[],
  cartId: string,
  sealer: Sealer,
): Promise<string> {
  if (entered.length === 0) return cookie.serialize('', { maxAge: 0 });
  return cookie.serialize(await sealer.seal(JSON.stringify(entered), cartId));
}
