/** The id of a listing's products, for fragment links. */
export const listingId = 'products';
