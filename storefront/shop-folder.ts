/** The name of the shop in shops/ that is built, started and tested; #shop leads to it (docs/make-it-yours.md). */
const demo = 'kaffeelotse';
export const shopKey = process.env.SHOP || demo;

/** Whose goods are in the repository, so that checks can compare content with them. */
export const isDemo = shopKey === demo;

/** For resolvers of #shop: `imports` of package.json. */
export const shopCondition = `shop-${shopKey}`;

export const shopFolder = new URL(`../shops/${shopKey}/`, import.meta.url);
