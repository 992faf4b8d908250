import { data } from 'react-router';
import { publicHeaders } from '../cache-policy.ts';

/** A page that does not exist: an answer an edge may keep for a moment. */
export function notFound() {
  return data(null, { status: 404, headers: publicHeaders('missing') });
}
