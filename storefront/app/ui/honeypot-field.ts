/** A hidden field that only bots fill in. */
export const honeypotField = 'website';
