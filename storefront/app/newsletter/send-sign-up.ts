import type { SignUpState } from './sign-up-state.ts';

/** Sends the form with scripts. Whatever goes wrong on the way is said, never thrown. */
export async function sendSignUp(address: string, data: FormData): Promise<SignUpState> {
  const failed = {
    email: String(data.get('email')),
    consent: data.has('consent'),
    sent: false,
  };
  try {
    const response = await fetch(address, { method: 'POST', body: data });
    // only our own answer is JSON; what stands before the shop answers in its own words
    if (response.headers.get('content-type')?.startsWith('application/json')) {
      return await response.json();
    }
    return { ...failed, problems: ['unavailable'] };
  } catch {
    return { ...failed, problems: ['offline'] };
  }
}
