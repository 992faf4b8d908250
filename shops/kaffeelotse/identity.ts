// Apart from shop.ts: every page needs these, few need the rest of the configuration.
export const shopName = 'Kaffeelotse';

/** In the head of every page. */
export const keywords = 'Kaffee,Espresso,Shop';

/** Of the shop's own terms, such as shipping costs. */
export const ownCurrency = 'EUR';
