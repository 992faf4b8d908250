export const similarProductsId = 'similar';
