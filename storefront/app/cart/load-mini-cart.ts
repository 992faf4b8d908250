// A file of its own: what it loads must not be imported by the stores that it uses.
export const loadMiniCart = () => import('./mini-cart.tsx');
