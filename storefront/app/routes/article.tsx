import { data } from 'react-router';
import { languageContext, shopContext } from '../context.ts';
import { DocumentScreen } from '../editorial/document-screen.tsx';
import type { Route } from './+types/article.ts';
import { lifetimeOf, loadDocument } from './load-document.ts';

export async function loader({ context, params }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const { catalogue } = context.get(shopContext);
  const document = await loadDocument({
    kind: 'article',
    slug: params.handle,
    language,
    catalogue,
  });
  return data(document, { headers: lifetimeOf(document.page) });
}

export function headers({ loaderHeaders, errorHeaders }: Route.HeadersArgs) {
  return errorHeaders ?? loaderHeaders;
}

export default function ArticlePage({ loaderData }: Route.ComponentProps) {
  return <DocumentScreen page={loaderData.page} entries={loaderData.entries} />;
}
