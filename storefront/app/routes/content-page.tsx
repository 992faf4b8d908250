import { publicPage } from '../cache-policy.ts';
import { languageContext } from '../context.ts';
import { EditorialScreen } from '../editorial/editorial-screen.tsx';
import type { Route } from './+types/content-page.ts';
import { loadEditorial } from './load-editorial.ts';

export function loader({ context, params }: Route.LoaderArgs) {
  return loadEditorial('page', params.slug, context.get(languageContext));
}

export function headers({ errorHeaders }: Route.HeadersArgs) {
  return errorHeaders ?? publicPage('editorial');
}

export default function ContentPage({ loaderData }: Route.ComponentProps) {
  return <EditorialScreen text={loaderData.text} />;
}
