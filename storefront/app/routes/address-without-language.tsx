import { redirectOrNotFound } from '../loaders/redirect-or-not-found.ts';
import type { Route } from './+types/address-without-language.ts';

/** Everything outside the languages: addresses of the platform and of the merchant's former shop. */
export async function loader({ context, url }: Route.LoaderArgs) {
  throw await redirectOrNotFound(url, context);
}

export { default, headers } from './missing-page.tsx';
