import { z } from 'zod';
import { languages } from '#shop/languages.ts';
import { type DoctorContext, type Finding, failed, ok, skipped } from '../doctor/check.ts';
import type { Visitor } from './visitor.ts';

const offers = z.object({
  products: z.object({
    nodes: z.array(
      z.object({
        handle: z.string(),
        id: z.string(),
        isGiftCard: z.boolean(),
        variants: z.object({
          nodes: z.array(
            z.object({
              id: z.string(),
              availableForSale: z.boolean(),
              quantityRule: z.object({ minimum: z.number() }),
            }),
          ),
        }),
      }),
    ),
  }),
});

export interface Offer {
  productId: string;
  handle: string;
  variantId: string;
}

/** Something that can be bought. */
export async function findOffer({ send }: DoctorContext, document: string): Promise<Offer | null> {
  const { products } = offers.parse(await send(document));
  const [found] = products.nodes.flatMap(({ id, handle, isGiftCard, variants }) =>
    variants.nodes
      .filter(
        ({ availableForSale, quantityRule }) =>
          availableForSale && quantityRule.minimum === 1 && !isGiftCard,
      )
      .map((variant) => ({ productId: id, handle, variantId: variant.id })),
  );
  return found ?? null;
}

interface Codes {
  discount: string | undefined;
  giftCard: string | undefined;
}

/** Fills a cart, applies the codes and opens the checkout, without ordering. */
export async function walkCart(
  visitor: Visitor,
  offer: Offer,
  codes: Codes,
  { get, config }: DoctorContext,
): Promise<Finding[]> {
  const [language = ''] = languages;
  const cart = `/${language}/cart`;
  const form = { intent: 'add', variant: offer.variantId, quantity: '1', plan: '' };
  const filled = await visitor.submit(cart, form);
  const isFilled = filled.status === 200 && filled.text.includes(`/p/${offer.handle}`);
  if (!isFilled) return [failed('cart', `${offer.handle} is not in it (status ${filled.status})`)];
  const findings = [ok('cart', `${offer.handle} is in it`)];
  findings.push(await applyCode('discount code', 'applyDiscount', codes.discount));
  findings.push(await applyCode('gift card', 'applyGiftCard', codes.giftCard));
  const page = await visitor.open(`/${language}/checkout`);
  const address = /http-equiv="refresh" content="0; url=([^"]+)"/.exec(page.text)?.[1];
  if (!address) return [...findings, failed('checkout', `is not opened (status ${page.status})`)];
  const target = await follow(address.replaceAll('&amp;', '&'), get);
  return [...findings, checkoutFinding(target)];

  function checkoutFinding({ status, url }: { status: number; url: URL }): Finding {
    const name = 'checkout';
    if (url.pathname.startsWith('/password'))
      return failed(name, 'the store password blocks it: Online Store → Preferences');
    return status < 400
      ? ok(name, `${url.host} answers ${status}`)
      : failed(name, `${url.host} answers ${status}: npm run doctor`);
  }

  /** Without a code: whether a wrong one is refused. */
  async function applyCode(name: string, intent: string, code: string | undefined) {
    const entered = code ?? 'REHEARSAL-NO-SUCH-CODE';
    const { status, text } = await visitor.submit(cart, { intent, code: entered });
    const shown = name === 'gift card' ? entered.slice(-4).toUpperCase() : entered;
    const isApplied = status === 200 && text.includes(shown);
    if (!code) {
      return status < 500
        ? skipped(
            name,
            `an unknown one is refused; none was given to try (--${name.replace(' ', '-')})`,
          )
        : failed(name, `an unknown one is answered with status ${status}`);
    }
    return isApplied ? ok(name, 'is applied') : failed(name, `is not applied (status ${status})`);
  }

  async function follow(first: string, read: DoctorContext['get']) {
    let url = new URL(first);
    for (let hops = 0; hops < 5; hops += 1) {
      const { status, location } = await read(url.href);
      if (!location) return { status, url };
      url = new URL(location, url);
      if (!config.checkoutHosts.includes(url.host)) return { status, url };
    }
    return { status: 508, url };
  }
}
