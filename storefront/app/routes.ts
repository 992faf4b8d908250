import { index, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  route(':lang', 'routes/page-frame.tsx', [
    index('routes/home.tsx'),
    route('c/:handle', 'routes/collection.tsx'),
    route('brands', 'routes/brands.tsx'),
    route('advice', 'routes/advice.ts'),
    route('advice/count', 'routes/advice-count.ts'),
    route('p/:handle', 'routes/product.tsx'),
    route('product-cards', 'routes/product-cards.ts'),
    route('stock/:product', 'routes/stock.ts'),
    route('p/:handle/variants', 'routes/product-variants.ts'),
    route('e/newsletter', 'routes/newsletter.tsx'),
    route('newsletter/sign-up', 'routes/newsletter-sign-up.ts'),
    route('newsletter/confirm', 'routes/newsletter-confirm.tsx'),
    route('newsletter/unsubscribe', 'routes/newsletter-unsubscribe.tsx'),
    route('e/:slug', 'routes/content-page.tsx'),
    route('a/:handle', 'routes/article.tsx'),
    route('search', 'routes/search.tsx'),
    route('search/suggestions', 'routes/search-suggestions.ts'),
    route('search/presets', 'routes/search-presets.ts'),
    route('cart', 'routes/cart.tsx'),
    route('cart/data', 'routes/cart-data.ts'),
    route('cart/saved', 'routes/cart-saved.ts'),
    ...(process.env.NODE_ENV === 'development' ? [route('_ui', 'routes/ui-gallery.tsx')] : []),
    route('*', 'routes/missing-page.tsx'),
  ]),
  route('robots.txt', 'routes/robots.ts'),
  route('sitemap.xml', 'routes/sitemap.ts'),
  route('sitemaps/:name', 'routes/sitemap-file.ts'),
  // never shown: the root's language rule redirects the bare host
  index('routes/bare-host.ts'),
] satisfies RouteConfig;
