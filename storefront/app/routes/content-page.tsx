import { data } from 'react-router';
import { findDocument } from '../../content/documents/documents.server.ts';
import { languageContext, shopContext } from '../context.ts';
import { Advisor } from '../editorial/advisor.tsx';
import { DocumentScreen } from '../editorial/document-screen.tsx';
import type { Route } from './+types/content-page.ts';
import { loadAdvice } from './load-advice.ts';
import { documentCacheHeaders, loadDocument } from './load-document.ts';
import type { PageHandle } from './page-handle.ts';
import { redirectOrNotFound } from './redirect-or-not-found.ts';

export const handle: PageHandle = { showsNewsletter: true };

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const { catalogue } = context.get(shopContext);
  if (!findDocument('page', params.slug, language)) throw await redirectOrNotFound(url, context);
  const document = await loadDocument({ kind: 'page', slug: params.slug, language, catalogue });
  const advice =
    document.page.kind === 'advisor'
      ? await loadAdvice(url.searchParams, language, catalogue)
      : null;
  return data({ ...document, advice }, { headers: documentCacheHeaders(document.page) });
}

export function headers({ loaderHeaders, errorHeaders }: Route.HeadersArgs) {
  return errorHeaders ?? loaderHeaders;
}

export default function ContentPage({ loaderData }: Route.ComponentProps) {
  const { page, entries, advice } = loaderData;
  return (
    <DocumentScreen page={page} entries={entries}>
      {advice && <Advisor {...advice} />}
    </DocumentScreen>
  );
}
