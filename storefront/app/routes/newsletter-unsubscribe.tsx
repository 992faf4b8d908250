import { data } from 'react-router';
import { mailLinkHeaders } from '../cache-policy.ts';
import { newsletterContext } from '../context.ts';
import { notFound } from '../loaders/not-found.ts';
import { UnsubscribeScreen, type UnsubscribeState } from '../newsletter/unsubscribe-screen.tsx';
import type { Route } from './+types/newsletter-unsubscribe.ts';

export function loader({ context }: Route.LoaderArgs): { state: UnsubscribeState } {
  if (!context.get(newsletterContext)) throw notFound();
  return { state: 'ready' };
}

/** From the page's button, or one-click from a mail client (RFC 8058). */
export async function action({ context, url }: Route.ActionArgs) {
  const service = context.get(newsletterContext);
  if (!service) throw notFound();
  const state = await service.newsletter.unsubscribe(url.searchParams.get('token') ?? '');
  return data({ state }, { status: state === 'unavailable' ? 503 : 200, headers: mailLinkHeaders });
}

export function headers() {
  return mailLinkHeaders;
}

export default function NewsletterUnsubscribe({ loaderData, actionData }: Route.ComponentProps) {
  const { state } = actionData ?? loaderData;
  return <UnsubscribeScreen state={state} done={actionData !== undefined} />;
}
