import { lazyHydrate } from '../shell/lazy-hydrate.tsx';
import type { NewsletterBandProps } from './newsletter-band.tsx';

/** Hydrates after the first interaction; the form works without scripts. */
export const LazyNewsletterBand = lazyHydrate<NewsletterBandProps>(
  () => import('./newsletter-band.tsx'),
);
