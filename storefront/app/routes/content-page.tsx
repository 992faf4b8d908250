import { data } from 'react-router';
import { allContent } from '../../content/content-files.ts';
import { findDocument } from '../../content/documents/documents.server.ts';
import { AdviceResult } from '../coffee/advice/advice-result.tsx';
import { Advisor, adviceResultPart } from '../coffee/advice/advisor.tsx';
import { loadAdvice } from '../coffee/advice/load-advice.ts';
import { languageContext, shopContext } from '../context.ts';
import { DocumentScreen } from '../editorial/document-screen.tsx';
import { sendDocument } from '../editorial/send-document.server.tsx';
import {
  documentCacheHeaders,
  loadDocument,
  loadPlatformDocument,
} from '../loaders/load-document.ts';
import type { PageHandle } from '../loaders/page-handle.ts';
import { redirectOrNotFound } from '../loaders/redirect-or-not-found.ts';
import { sendHtml } from '../send-html.server.tsx';
import type { Route } from './+types/content-page.ts';

export const handle: PageHandle = { showsNewsletter: true };

export async function loader({ context, request, params, url }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const { catalogue, content } = context.get(shopContext);
  const asked = { kind: 'page', slug: params.slug, language } as const;
  const written = await loadPlatformDocument(asked, content.documents);
  if (written) {
    const page = sendDocument({ request, context }, written, language);
    return data({ ...page, advice: null }, { headers: documentCacheHeaders(written.page) });
  }
  if (!findDocument('page', params.slug, language)) throw await redirectOrNotFound(url, context);
  const document = await loadDocument({ ...asked, catalogue });
  const page = sendDocument({ request, context }, document, language);
  const advice = document.page.kind === 'advisor' ? await sendAdvice() : null;
  return data({ ...page, advice }, { headers: documentCacheHeaders(document.page) });

  async function sendAdvice() {
    const { answers, result } = await loadAdvice(url.searchParams, language, catalogue);
    const { preparations, tastes } = allContent[language].home.advice;
    const html = sendHtml(
      { request, context },
      { [adviceResultPart]: result && <AdviceResult result={result} /> },
    );
    return {
      answers,
      preparations: preparations.map(({ key, title }) => ({ key, title })),
      tastes: tastes.map(({ key, title }) => ({ key, title })),
      hasResult: result !== null,
      result: html?.[adviceResultPart],
    };
  }
}

export function headers({ loaderHeaders, errorHeaders }: Route.HeadersArgs) {
  return errorHeaders ?? loaderHeaders;
}

export default function ContentPage({ loaderData }: Route.ComponentProps) {
  const { advice, ...page } = loaderData;
  return <DocumentScreen {...page}>{advice && <Advisor {...advice} />}</DocumentScreen>;
}
