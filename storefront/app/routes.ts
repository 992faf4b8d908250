import { index, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  route(':lang', 'routes/page-frame.tsx', [
    index('routes/home.tsx'),
    route('c/:handle', 'routes/collection.tsx'),
    route('brands', 'routes/brands.tsx'),
    route('advice', 'routes/advice.ts'),
    route('p/:handle', 'routes/product.tsx'),
    route('e/newsletter', 'routes/newsletter.tsx'),
    route('newsletter/sign-up', 'routes/newsletter-sign-up.ts'),
    route('newsletter/confirm', 'routes/newsletter-confirm.tsx'),
    route('newsletter/unsubscribe', 'routes/newsletter-unsubscribe.tsx'),
    route('e/:slug', 'routes/content-page.tsx'),
    route('a/:handle', 'routes/article.tsx'),
    route('cart', 'routes/cart.tsx'),
    route('cart/data', 'routes/cart-data.ts'),
    route('cart/saved', 'routes/cart-saved.ts'),
    ...(process.env.NODE_ENV === 'development' ? [route('_ui', 'routes/ui-gallery.tsx')] : []),
    route('*', 'routes/missing-page.tsx'),
  ]),
  // never shown: the root's language rule redirects the bare host
  index('routes/bare-host.ts'),
] satisfies RouteConfig;
