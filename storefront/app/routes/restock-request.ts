import { privateHeaders } from '../cache-policy.ts';
import { handleRestock } from '../loaders/handle-restock.ts';
import type { Route } from './+types/restock-request.ts';

/** The restock form's endpoint for scripts. */
export async function action({ context, request }: Route.ActionArgs) {
  const { state, status } = await handleRestock(request, context);
  return Response.json(state, { status, headers: privateHeaders });
}
