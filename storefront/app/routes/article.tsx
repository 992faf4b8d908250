import { publicPage } from '../cache-policy.ts';
import { languageContext, shopContext } from '../context.ts';
import { DocumentScreen } from '../editorial/document-screen.tsx';
import type { Route } from './+types/article.ts';
import { loadDocument } from './load-document.ts';

export function loader({ context, params }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const { catalogue } = context.get(shopContext);
  return loadDocument({ kind: 'article', slug: params.handle, language, catalogue });
}

export function headers({ errorHeaders }: Route.HeadersArgs) {
  return errorHeaders ?? publicPage('editorial');
}

export default function ArticlePage({ loaderData }: Route.ComponentProps) {
  return <DocumentScreen page={loaderData.page} entries={loaderData.entries} />;
}
