import type { RestockState } from './restock-state.ts';

/** Submits the form with fetch; failures become problems instead of exceptions. */
export async function sendRestockRequest(address: string, data: FormData): Promise<RestockState> {
  const failed = { email: String(data.get('email')), variant: String(data.get('variant')) };
  try {
    const response = await fetch(address, { method: 'POST', body: data });
    // only the shop responds with JSON; an edge or proxy may not
    if (response.headers.get('content-type')?.startsWith('application/json')) {
      return await response.json();
    }
    return { ...failed, problem: 'unavailable' };
  } catch {
    return { ...failed, problem: 'offline' };
  }
}
