import { data, type RouterContextProvider } from 'react-router';
import { privateHeaders } from '../cache-policy.ts';
import { languageContext, restockContext, shopContext, siteContext } from '../context.ts';
import type { RestockState } from '../restock/restock-state.ts';
import { runRestockRequest } from '../restock/run-request.ts';
import { readForm } from './read-form.ts';

/** Shared by the product page's form and by scripts. */
export async function handleRestock(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<{ state: RestockState; status: number }> {
  const service = context.get(restockContext);
  if (!service) throw data(null, { status: 404, headers: privateHeaders });
  const language = context.get(languageContext);
  const { catalogue } = context.get(shopContext);
  const state = await runRestockRequest(await readForm(request), {
    ...service,
    language,
    networks: context.get(siteContext).clientNetworks,
    findProduct: (handle) => catalogue.product(handle, language),
  });
  return { state, status: statusOf(state) };
}

function statusOf({ problem }: RestockState): number {
  if (problem === null) return 200;
  if (problem === 'tooManyTries') return 429;
  return problem === 'unavailable' ? 503 : 422;
}
