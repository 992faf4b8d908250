import { data } from 'react-router';
import { mailLinkHeaders } from '../cache-policy.ts';
import { newsletterContext, siteContext } from '../context.ts';
import { notFound } from '../loaders/not-found.ts';
import { readForm } from '../loaders/read-form.ts';
import { ConfirmScreen, type ConfirmState } from '../newsletter/confirm-screen.tsx';
import { runResend } from '../newsletter/run-sign-up.ts';
import type { Route } from './+types/newsletter-confirm.ts';

const tokenOf = (request: Request) => new URL(request.url).searchParams.get('token') ?? '';

export async function loader({ context, request }: Route.LoaderArgs) {
  const service = context.get(newsletterContext);
  if (!service) throw notFound();
  return answer(await service.newsletter.look(tokenOf(request)));
}

export async function action({ context, request }: Route.ActionArgs) {
  const service = context.get(newsletterContext);
  if (!service) throw notFound();
  const token = tokenOf(request);
  const { clientNetworks: networks } = context.get(siteContext);
  const resend = (await readForm(request)).get('intent') === 'resend';
  return answer(
    resend
      ? await runResend(token, { ...service, networks })
      : await service.newsletter.confirm(token),
  );
}

function answer(state: ConfirmState) {
  const status = state === 'unavailable' ? 503 : state === 'tooManyTries' ? 429 : 200;
  return data({ state }, { status, headers: mailLinkHeaders });
}

export function headers() {
  return mailLinkHeaders;
}

export default function NewsletterConfirm({ loaderData, actionData }: Route.ComponentProps) {
  return <ConfirmScreen state={(actionData ?? loaderData).state} done={actionData !== undefined} />;
}
