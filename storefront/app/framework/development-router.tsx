import { HydratedRouter } from 'react-router/dom';
import type { RouterOptions } from './page-router.tsx';

/** React Router's own, which knows hot updates. That it takes a fetch is still marked as unstable. */
export function createDevelopmentRouter({ fetch, onError }: RouterOptions) {
  return <HydratedRouter onError={onError} unstable_fetch={fetch} />;
}
