import { lazyHydrate } from '../shell/lazy-hydrate.tsx';
import type { NewsletterBandProps } from './newsletter-band.tsx';

/** The server's form works as it is; scripts take it over once the visitor does something. */
export const LazyNewsletterBand = lazyHydrate<NewsletterBandProps>(
  () => import('./newsletter-band.tsx'),
);
