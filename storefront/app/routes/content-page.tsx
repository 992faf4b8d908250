import { data } from 'react-router';
import { findDocument } from '../../content/documents/documents.server.ts';
import { languageContext, marketContext, shopContext } from '../context.ts';
import { DocumentScreen } from '../editorial/document-screen.tsx';
import { sendDocument } from '../editorial/send-document.server.tsx';
import {
  documentCacheHeaders,
  loadDocument,
  loadPlatformDocument,
} from '../loaders/load-document.ts';
import type { PageHandle } from '../loaders/page-handle.ts';
import { pageSections } from '../loaders/page-sections.tsx';
import { redirectOrNotFound } from '../loaders/redirect-or-not-found.ts';
import type { Route } from './+types/content-page.ts';

export const handle: PageHandle = { showsNewsletter: true };

export async function loader({ context, request, params, url }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const market = context.get(marketContext);
  const { catalogue, content } = context.get(shopContext);
  const asked = { kind: 'page', slug: params.slug, market } as const;
  const written = await loadPlatformDocument(asked, content.documents);
  if (written) {
    const { sections } = written;
    const after = sections.length > 0 ? await pageSections(sections, context) : null;
    const page = sendDocument({ request, context }, written, language, after);
    return data(page, { headers: documentCacheHeaders(written.page, sections.length > 0) });
  }
  if (!findDocument('page', params.slug, language)) throw await redirectOrNotFound(url, context);
  const document = await loadDocument({
    ...asked,
    catalogue,
    search: url.searchParams,
    loading: { request, context },
  });
  const page = sendDocument({ request, context }, document, language);
  return data(page, { headers: documentCacheHeaders(document.page) });
}

export function headers({ loaderHeaders, errorHeaders }: Route.HeadersArgs) {
  return errorHeaders ?? loaderHeaders;
}

export default function ContentPage({ loaderData }: Route.ComponentProps) {
  return <DocumentScreen {...loaderData} />;
}
