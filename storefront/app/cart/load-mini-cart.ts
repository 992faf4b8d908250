import { withCartTexts } from '../i18n/cart-texts.ts';

// A file of its own: what it loads must not be imported by the stores that it uses.
export const loadMiniCart = withCartTexts(() => import('./mini-cart.tsx'));
