/** The name of the shop in shops/ that is built, started and tested; #shop leads to it (docs/make-it-yours.md). */
export const shopKey = process.env.SHOP || 'kaffeelotse';

/** For resolvers of #shop: `imports` of package.json. */
export const shopCondition = `shop-${shopKey}`;

export const shopFolder = new URL(`../shops/${shopKey}/`, import.meta.url);
