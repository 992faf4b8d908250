/** The highest quantity of one cart line. */
export const maxLineQuantity = 999;
