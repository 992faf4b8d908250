import { privateHeaders } from '../cache-policy.ts';
import { declarationContext, marketContext } from '../context.ts';
import { parseWithdrawal } from '../declarations/parse-declaration.ts';
import { WithdrawalScreen } from '../declarations/withdrawal-screen.tsx';
import { hrefsFor } from '../i18n/hrefs.ts';
import { alternatesFor } from '../loaders/alternates-for.ts';
import { handleDeclaration } from '../loaders/handle-declaration.ts';
import { prefillWithdrawal } from '../loaders/prefill-declaration.ts';
import type { Route } from './+types/withdrawal.ts';

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const isAvailable = context.get(declarationContext) !== null;
  const { searchParams } = url;
  const [key, scope] = [searchParams.get('order'), searchParams.get('scope')];
  return {
    submissionId: crypto.randomUUID(),
    isAvailable,
    state: await prefillWithdrawal({ request, context, key, scope }),
    alternates: alternatesFor(context.get(marketContext), (locale) =>
      hrefsFor(locale).withdrawal(),
    ),
  };
}

export function action({ context, request }: Route.ActionArgs) {
  return handleDeclaration(request, context, parseWithdrawal);
}

export function headers() {
  return privateHeaders;
}

export default function WithdrawalPage({ loaderData, actionData }: Route.ComponentProps) {
  const { submissionId, isAvailable } = loaderData;
  const state = actionData?.state ?? loaderData.state;
  const form = isAvailable ? { submissionId, state, problem: actionData?.problem } : null;
  return <WithdrawalScreen form={form} receipt={actionData?.receipt ?? null} />;
}
