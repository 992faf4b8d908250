import { privateHeaders } from '../cache-policy.ts';
import { declarationContext, marketContext } from '../context.ts';
import { CancellationScreen } from '../declarations/cancellation-screen.tsx';
import { emptyCancellation } from '../declarations/form-state.ts';
import { parseCancellation } from '../declarations/parse-declaration.ts';
import { hrefsFor } from '../i18n/hrefs.ts';
import { alternatesFor } from '../loaders/alternates-for.ts';
import { handleDeclaration } from '../loaders/handle-declaration.ts';
import type { Route } from './+types/cancellation.ts';

export function loader({ context }: Route.LoaderArgs) {
  const isAvailable = context.get(declarationContext) !== null;
  return {
    submissionId: crypto.randomUUID(),
    isAvailable,
    alternates: alternatesFor(context.get(marketContext), (locale) =>
      hrefsFor(locale).cancellation(),
    ),
  };
}

export function action({ context, request }: Route.ActionArgs) {
  return handleDeclaration(request, context, parseCancellation);
}

export function headers() {
  return privateHeaders;
}

export default function CancellationPage({ loaderData, actionData }: Route.ComponentProps) {
  const { submissionId, isAvailable } = loaderData;
  const state = actionData?.state ?? emptyCancellation;
  const form = isAvailable ? { submissionId, state, problem: actionData?.problem } : null;
  return <CancellationScreen form={form} receipt={actionData?.receipt ?? null} />;
}
