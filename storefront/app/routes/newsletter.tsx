import { data } from 'react-router';
import { privateHeaders } from '../cache-policy.ts';
import { languageContext, marketContext, newsletterContext, shopContext } from '../context.ts';
import { DocumentScreen } from '../editorial/document-screen.tsx';
import { sendDocument } from '../editorial/send-document.server.tsx';
import { handleSignUp } from '../loaders/handle-sign-up.ts';
import { documentCacheHeaders, loadDocument } from '../loaders/load-document.ts';
import { NewsletterBand } from '../newsletter/newsletter-band.tsx';
import { NewsletterOff } from '../newsletter/newsletter-off.tsx';
import { newsletterFormId } from '../newsletter/newsletter-part.tsx';
import { sendHtml } from '../send-html.server.tsx';
import { ServerHtml } from '../ui/server-html.tsx';
import type { Route } from './+types/newsletter.ts';

/** A content page with the sign-up form, which posts here without scripts. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const document = await loadDocument({
    kind: 'page',
    slug: 'newsletter',
    market: context.get(marketContext),
    catalogue: context.get(shopContext).catalogue,
    search: url.searchParams,
    loading: { request, context },
  });
  const available = context.get(newsletterContext) !== null;
  const band = sendHtml({ request, context }, { [newsletterFormId]: <NewsletterBand belowHero /> });
  const page = sendDocument({ request, context }, document, language);
  return data(
    { ...page, available, band: band?.[newsletterFormId] },
    { headers: documentCacheHeaders(document.page) },
  );
}

export async function action({ context, request }: Route.ActionArgs) {
  const { state, status } = await handleSignUp(request, context);
  return data(state, { status, headers: privateHeaders });
}

export function headers({ actionHeaders, loaderHeaders, errorHeaders }: Route.HeadersArgs) {
  if (errorHeaders) return errorHeaders;
  return actionHeaders.has('Cache-Control') ? actionHeaders : loaderHeaders;
}

export default function NewsletterPage({ loaderData }: Route.ComponentProps) {
  const { available, band, ...page } = loaderData;
  return (
    <DocumentScreen {...page}>
      {available ? (
        <ServerHtml id={newsletterFormId} className="part" html={band} />
      ) : (
        <NewsletterOff />
      )}
    </DocumentScreen>
  );
}
