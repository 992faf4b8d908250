import { createCookie } from 'react-router';
import { z } from 'zod';
import type { Sealer } from '../sealer.ts';

/** The platform's mutation replaces all cards, so adding one has to send the earlier codes again. */
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

/** The codes entered for this cart; empty where the cookie is missing, invalid or of another cart. */
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

/** The header that stores the codes, encrypted. */
export async function setGiftCardCookie(
  entered: EnteredGiftCard[],
  cartId: string,
  sealer: Sealer,
): Promise<string> {
  if (entered.length === 0) return cookie.serialize('', { maxAge: 0 });
  return cookie.serialize(await sealer.seal(JSON.stringify(entered), cartId));
}
