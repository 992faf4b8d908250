import { personal } from '../cache-policy.ts';
import type { Route } from './+types/newsletter-sign-up.ts';
import { answerSignUp } from './answer-sign-up.ts';

/** The newsletter's form for scripts. */
export async function action({ context, request }: Route.ActionArgs) {
  const { state, status } = await answerSignUp(request, context);
  return Response.json(state, { status, headers: personal });
}
