import { publicHeaders } from '../cache-policy.ts';
import { marketsContext, siteContext } from '../context.ts';
import { robotsTxt } from '../seo/robots-txt.ts';
import type { Route } from './+types/robots.ts';

export function loader({ context }: Route.LoaderArgs) {
  const { publicOrigin, stage } = context.get(siteContext);
  const { further } = context.get(marketsContext);
  const indexable = stage === 'production';
  return new Response(robotsTxt({ origin: publicOrigin, indexable, further }), {
    headers: { ...publicHeaders('robots'), 'Content-Type': 'text/plain; charset=utf-8' },
  });
}
