import { data } from 'react-router';
import { privateHeaders } from '../cache-policy.ts';

/** The submitted form; 400 for anything that is not a form. */
export async function readForm(request: Request): Promise<FormData> {
  return request.formData().catch(() => {
    throw data(null, { status: 400, headers: privateHeaders });
  });
}
