import { data } from 'react-router';
import { personal } from '../cache-policy.ts';
import { languageContext, newsletterContext, shopContext } from '../context.ts';
import { DocumentScreen } from '../editorial/document-screen.tsx';
import { LateNewsletterBand } from '../newsletter/late-newsletter-band.tsx';
import { NewsletterOff } from '../newsletter/newsletter-off.tsx';
import type { Route } from './+types/newsletter.ts';
import { answerSignUp } from './answer-sign-up.ts';
import { lifetimeOf, loadDocument } from './load-document.ts';

/** A content page with the form on it, which is answered here where scripts do not run. */
export async function loader({ context }: Route.LoaderArgs) {
  const document = await loadDocument({
    kind: 'page',
    slug: 'newsletter',
    language: context.get(languageContext),
    catalogue: context.get(shopContext).catalogue,
  });
  const available = context.get(newsletterContext) !== null;
  return data({ ...document, available }, { headers: lifetimeOf(document.page) });
}

export async function action({ context, request }: Route.ActionArgs) {
  const { state, status } = await answerSignUp(request, context);
  return data(state, { status, headers: personal });
}

export function headers({ actionHeaders, loaderHeaders, errorHeaders }: Route.HeadersArgs) {
  if (errorHeaders) return errorHeaders;
  return actionHeaders.has('Cache-Control') ? actionHeaders : loaderHeaders;
}

export default function NewsletterPage({ loaderData, actionData }: Route.ComponentProps) {
  const { page, entries, available } = loaderData;
  return (
    <DocumentScreen page={page} entries={entries}>
      {available ? <LateNewsletterBand answer={actionData} belowHero /> : <NewsletterOff />}
    </DocumentScreen>
  );
}
