/** Where a listing's products begin on its page; addresses lead here. */
export const listingId = 'products';
