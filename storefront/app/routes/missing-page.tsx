import type { Route } from './+types/missing-page.ts';
import { notFound } from './not-found.ts';

export function loader() {
  throw notFound();
}

export function headers({ errorHeaders }: Route.HeadersArgs) {
  return errorHeaders ?? new Headers();
}

/** Never shown: the loader always hands over to the error page. */
export default function MissingPage() {
  return null;
}
