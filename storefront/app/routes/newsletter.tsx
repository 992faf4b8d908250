import { data } from 'react-router';
import { personal, publicPage } from '../cache-policy.ts';
import { newsletterContext } from '../context.ts';
import { hrefsFor } from '../i18n/hrefs.ts';
import { NewsletterScreen } from '../newsletter/newsletter-screen.tsx';
import type { Route } from './+types/newsletter.ts';
import { alternatesFor } from './alternates-for.ts';
import { answerSignUp } from './answer-sign-up.ts';

const alternates = alternatesFor((language) => hrefsFor(language).newsletter());

export function loader({ context }: Route.LoaderArgs) {
  return { available: context.get(newsletterContext) !== null, alternates };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { state, status } = await answerSignUp(request, context);
  return data(state, { status, headers: personal });
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders.has('Cache-Control') ? personal : publicPage('editorial');
}

export default function NewsletterPage({ loaderData, actionData }: Route.ComponentProps) {
  return <NewsletterScreen available={loaderData.available} answer={actionData} />;
}
