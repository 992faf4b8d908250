/** Apart from the rest of the shop's facts: every page's title has it, few pages have anything else of them. */
export const shopName = 'Kaffeelotse';
