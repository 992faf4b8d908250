import { data } from 'react-router';
import { publicHeaders } from '../cache-policy.ts';

/** A 404 that an edge may cache briefly. */
export function notFound() {
  return data(null, { status: 404, headers: publicHeaders('missing') });
}
