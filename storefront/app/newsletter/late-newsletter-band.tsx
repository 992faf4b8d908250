import { lazy, memo, Suspense } from 'react';
import { firstInteraction } from '../shell/first-interaction.ts';
import type { NewsletterBandProps } from './newsletter-band.tsx';

const Band = lazy(() => firstInteraction.then(() => import('./newsletter-band.tsx')));

/** The server's form, which works as it is; scripts take it over once the visitor does something. */
export const LateNewsletterBand = memo(function LateNewsletterBand(props: NewsletterBandProps) {
  return (
    <Suspense fallback={null}>
      <Band {...props} />
    </Suspense>
  );
});
