import { data } from 'react-router';
import { privateHeaders } from '../cache-policy.ts';

/** The form that was sent; what is no form is the sender's mistake, not ours. */
export async function readForm(request: Request): Promise<FormData> {
  return request.formData().catch(() => {
    throw data(null, { status: 400, headers: privateHeaders });
  });
}
