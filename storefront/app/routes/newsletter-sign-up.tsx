import { privateHeaders } from '../cache-policy.ts';
import { handleSignUp } from '../loaders/handle-sign-up.ts';
import { SignUp } from '../newsletter/sign-up.tsx';
import { renderHtml } from '../send-html.server.tsx';
import type { Route } from './+types/newsletter-sign-up.ts';

/** The sign-up form's endpoint for scripts: what the form becomes, as HTML. */
export async function action({ context, request }: Route.ActionArgs) {
  const { state, status } = await handleSignUp(request, context);
  const html = renderHtml('sign-up', <SignUp state={state} />, context);
  const { sent, problems } = state;
  return Response.json({ sent, problems, html }, { status, headers: privateHeaders });
}
