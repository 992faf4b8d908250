import { languages } from '#shop/languages.ts';
import { publicHeaders } from '../cache-policy.ts';
import { siteContext } from '../context.ts';
import { notFound } from '../loaders/not-found.ts';
import type { Route } from './+types/security-txt.ts';

const halfYear = 180 * 24 * 60 * 60 * 1000;

/** RFC 9116: where to report a vulnerability. */
export function loader({ context }: Route.LoaderArgs) {
  const { publicOrigin, securityContact } = context.get(siteContext);
  if (!securityContact) throw notFound();
  const lines = [
    `Contact: ${securityContact}`,
    `Expires: ${new Date(Date.now() + halfYear).toISOString()}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${publicOrigin}/.well-known/security.txt`,
  ];
  return new Response(`${lines.join('\n')}\n`, {
    headers: { ...publicHeaders('robots'), 'Content-Type': 'text/plain; charset=utf-8' },
  });
}
