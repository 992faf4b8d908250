import { privateHeaders } from '../cache-policy.ts';
import { declarationContext, marketContext } from '../context.ts';
import { CancellationScreen } from '../declarations/cancellation-screen.tsx';
import { parseCancellation } from '../declarations/parse-declaration.ts';
import { hrefsFor } from '../i18n/hrefs.ts';
import { alternatesFor } from '../loaders/alternates-for.ts';
import { handleDeclaration } from '../loaders/handle-declaration.ts';
import { cancelContract, prefillCancellation } from '../loaders/prefill-declaration.ts';
import type { Route } from './+types/cancellation.ts';

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const isAvailable = context.get(declarationContext) !== null;
  return {
    submissionId: crypto.randomUUID(),
    isAvailable,
    ...(await prefillCancellation({ request, context, key: url.searchParams.get('contract') })),
    alternates: alternatesFor(context.get(marketContext), (locale) =>
      hrefsFor(locale).cancellation(),
    ),
  };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const answer = await handleDeclaration(request, context, parseCancellation);
  const key = url.searchParams.get('contract');
  // the declaration counts, whatever the platform says of it
  if (answer.data.receipt) await cancelContract({ request, context, key });
  return answer;
}

export function headers() {
  return privateHeaders;
}

export default function CancellationPage({ loaderData, actionData }: Route.ComponentProps) {
  const { submissionId, isAvailable, contract } = loaderData;
  const state = actionData?.state ?? loaderData.state;
  const form = isAvailable ? { submissionId, state, problem: actionData?.problem, contract } : null;
  return <CancellationScreen form={form} receipt={actionData?.receipt ?? null} />;
}
