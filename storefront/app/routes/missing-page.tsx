import { redirectOrNotFound } from '../loaders/redirect-or-not-found.ts';
import type { Route } from './+types/missing-page.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  throw await redirectOrNotFound(url, context);
}

export function headers({ errorHeaders }: Route.HeadersArgs) {
  return errorHeaders ?? new Headers();
}

/** Never rendered: the loader always throws. */
export default function MissingPage() {
  return null;
}
