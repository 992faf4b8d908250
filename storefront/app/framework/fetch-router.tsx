import { HydratedRouter, type HydratedRouterProps } from 'react-router/dom';

interface FetchRouterProps {
  onError: NonNullable<HydratedRouterProps['onError']>;
  /** For data requests. */
  fetch: (request: Request) => Promise<Response>;
}

/** HydratedRouter with a custom fetch, an option that React Router still marks as unstable. */
export function FetchRouter({ onError, fetch }: FetchRouterProps) {
  return <HydratedRouter onError={onError} unstable_fetch={fetch} />;
}
