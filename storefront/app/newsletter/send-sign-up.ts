import type { SignUpState } from './sign-up-state.ts';

/** Submits the form with fetch; failures become problems instead of exceptions. */
export async function sendSignUp(address: string, data: FormData): Promise<SignUpState> {
  const failed = {
    email: String(data.get('email')),
    consent: data.has('consent'),
    sent: false,
  };
  try {
    const response = await fetch(address, { method: 'POST', body: data });
    // only the shop responds with JSON; an edge or proxy may not
    if (response.headers.get('content-type')?.startsWith('application/json')) {
      return await response.json();
    }
    return { ...failed, problems: ['unavailable'] };
  } catch {
    return { ...failed, problems: ['offline'] };
  }
}
