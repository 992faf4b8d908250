import { privateHeaders } from '../cache-policy.ts';
import type { Route } from './+types/newsletter-sign-up.ts';
import { handleSignUp } from './handle-sign-up.ts';

/** The sign-up form's endpoint for scripts. */
export async function action({ context, request }: Route.ActionArgs) {
  const { state, status } = await handleSignUp(request, context);
  return Response.json(state, { status, headers: privateHeaders });
}
