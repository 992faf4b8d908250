import { data, type RouterContextProvider } from 'react-router';
import { privateHeaders } from '../cache-policy.ts';
import { languageContext, newsletterContext, siteContext } from '../context.ts';
import { runSignUp } from '../newsletter/run-sign-up.ts';
import type { SignUpState } from '../newsletter/sign-up-state.ts';
import { readForm } from './read-form.ts';

/** Shared by the page's form and by scripts. */
export async function handleSignUp(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<{ state: SignUpState; status: number }> {
  const service = context.get(newsletterContext);
  if (!service) throw data(null, { status: 404, headers: privateHeaders });
  const state = await runSignUp(await readForm(request), {
    ...service,
    language: context.get(languageContext),
    networks: context.get(siteContext).clientNetworks,
  });
  return { state, status: statusOf(state) };
}

function statusOf({ problems }: SignUpState): number {
  if (problems.includes('tooManyTries')) return 429;
  if (problems.includes('unavailable')) return 503;
  return problems.length > 0 ? 422 : 200;
}
