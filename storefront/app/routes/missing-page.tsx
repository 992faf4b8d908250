import type { Route } from './+types/missing-page.ts';
import { notFound } from './not-found.ts';

export function loader() {
  throw notFound();
}

export function headers({ errorHeaders }: Route.HeadersArgs) {
  return errorHeaders ?? new Headers();
}

/** Never rendered: the loader always throws. */
export default function MissingPage() {
  return null;
}
