/** The name of the shop in shops/ that is built, started and tested; #shop leads to it (docs/make-it-yours.md). */
export const shopKey = process.env.SHOP || 'kaffeelotse';

export const shopFolder = new URL(`../shops/${shopKey}/`, import.meta.url);
