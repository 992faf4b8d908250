import { privateHeaders } from '../cache-policy.ts';
import type { Route } from './+types/restock-request.ts';
import { handleRestock } from './handle-restock.ts';

/** The restock form's endpoint for scripts. */
export async function action({ context, request }: Route.ActionArgs) {
  const { state, status } = await handleRestock(request, context);
  return Response.json(state, { status, headers: privateHeaders });
}
