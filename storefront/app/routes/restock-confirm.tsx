import { data } from 'react-router';
import { mailLinkHeaders } from '../cache-policy.ts';
import { restockContext } from '../context.ts';
import { notFound } from '../loaders/not-found.ts';
import { readForm } from '../loaders/read-form.ts';
import { RestockScreen, type RestockScreenState } from '../restock/restock-screen.tsx';
import type { Route } from './+types/restock-confirm.ts';

const tokenOf = (request: Request) => new URL(request.url).searchParams.get('token') ?? '';

export async function loader({ context, request }: Route.LoaderArgs) {
  const service = context.get(restockContext);
  if (!service) throw notFound();
  return answer(await service.restock.look(tokenOf(request)));
}

export async function action({ context, request }: Route.ActionArgs) {
  const service = context.get(restockContext);
  if (!service) throw notFound();
  const isWithdrawal = (await readForm(request)).get('intent') === 'withdraw';
  const token = tokenOf(request);
  return answer(
    isWithdrawal ? await service.restock.withdraw(token) : await service.restock.confirm(token),
  );
}

function answer(state: RestockScreenState) {
  return data({ state }, { status: state === 'unavailable' ? 503 : 200, headers: mailLinkHeaders });
}

export function headers() {
  return mailLinkHeaders;
}

export default function RestockConfirm({ loaderData, actionData }: Route.ComponentProps) {
  return <RestockScreen state={(actionData ?? loaderData).state} done={actionData !== undefined} />;
}
