export const editorial = {};
