/** A file of its own: every page needs the name, few need the rest of the configuration. */
export const shopName = 'Kaffeelotse';
