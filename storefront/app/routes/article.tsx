import { data } from 'react-router';
import { findDocument } from '../../content/documents/documents.server.ts';
import { publicHeaders } from '../cache-policy.ts';
import { languageContext, marketContext, shopContext } from '../context.ts';
import { documentParts } from '../editorial/document-part-ids.ts';
import { DocumentScreen } from '../editorial/document-screen.tsx';
import { ProductTest } from '../editorial/product-test.tsx';
import { sendDocument } from '../editorial/send-document.server.tsx';
import {
  documentCacheHeaders,
  loadDocument,
  loadPlatformDocument,
} from '../loaders/load-document.ts';
import { loadProductTest } from '../loaders/load-product-test.ts';
import type { PageHandle } from '../loaders/page-handle.ts';
import { sendHtml } from '../send-html.server.tsx';
import type { Route } from './+types/article.ts';

export const handle: PageHandle = { showsNewsletter: true };

/** An article from the content folder, or a product test report from the platform. */
export async function loader({ context, request, params: { handle }, url }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const market = context.get(marketContext);
  const { catalogue, content } = context.get(shopContext);
  const asked = { kind: 'article', slug: handle, market } as const;
  const written = await loadPlatformDocument(asked, content.documents);
  if (written) {
    const page = sendDocument({ request, context }, written, language);
    return data(page, { headers: documentCacheHeaders(written.page) });
  }
  if (!findDocument('article', handle, language)) {
    const { alternates, ...test } = await loadProductTest(handle, market, catalogue);
    const { title, text, verdict, picture } = test.report;
    const page = {
      head: {
        title,
        // reports share verdicts
        description: verdict ? `${title}: ${verdict}` : (text ?? title),
        picture: picture?.url,
      },
      html: sendHtml(
        { request, context },
        { [documentParts.start]: <ProductTest {...test} />, [documentParts.end]: null },
      ),
      alternates,
    };
    return data(page, { headers: publicHeaders('collection') });
  }
  const document = await loadDocument({
    ...asked,
    catalogue,
    articles: await content.documents.articles(language),
    search: url.searchParams,
    loading: { request, context },
  });
  const page = sendDocument({ request, context }, document, language);
  return data(page, { headers: documentCacheHeaders(document.page) });
}

export function headers({ loaderHeaders, errorHeaders }: Route.HeadersArgs) {
  return errorHeaders ?? loaderHeaders;
}

export default function ArticlePage({ loaderData }: Route.ComponentProps) {
  return <DocumentScreen {...loaderData} />;
}
