import { shippingOptions } from '../checkout/shipping.ts';
import { shippingTime } from '../checkout/shipping-time.ts';
import { textsIn } from '../checkout/texts/index.ts';
import type { Context } from '../graphql/context.ts';
import { gid } from '../graphql/ids.ts';
import { moneyIn } from '../graphql/money.ts';
import type { CartNode } from './cart-node.ts';
import type { CartAddress } from './model.ts';

/** Everything of a cart travels together, as in the checkout; where to is known once an address is selected. */
export function deliveryGroupsOf(
  { token, content, totals, allLines }: CartNode,
  { shop, language }: Pick<Context, 'shop' | 'language'>,
) {
  const address = content.deliveryAddresses.find(({ selected }) => selected);
  if (!address) return [];
  const options = shippingOptions(
    totals,
    destinationOf(address, shop.country),
    shop,
    content.market,
  ).map(({ method, kind, cost, days }) => {
    const place = method === 'pickup' ? method : kind;
    const words = textsIn(language).shipping;
    return {
      handle: method,
      code: place,
      title: place === 'pickup' ? (shop.pickup?.[language] ?? null) : words[place],
      description: shippingTime({ method, kind, days }, language) || null,
      deliveryMethodType: place === 'pickup' ? 'PICK_UP' : 'SHIPPING',
      estimatedCost: moneyIn(cost, content.market),
    };
  });
  if (options.length === 0) return [];
  const goods = totals.lines.filter(({ merchandise }) => !merchandise.isGiftCard);
  const isInGroup = new Set(goods.map(({ id }) => id));
  return [
    {
      id: gid('CartDeliveryGroup', token),
      groupType: goods.every(({ sellingPlanId }) => sellingPlanId !== null)
        ? 'SUBSCRIPTION'
        : 'ONE_TIME_PURCHASE',
      lines: allLines.filter(({ id }) => isInGroup.has(id)),
      deliveryAddress: address,
      deliveryOptions: options,
      selectedDeliveryOption:
        options.find(({ handle }) => handle === content.deliveryOption) ?? options[0],
    },
  ];
}

function destinationOf({ address }: CartAddress, ownCountry: string) {
  return { country: address.countryCode ?? ownCountry, postcode: address.zip ?? '' };
}
