import { publicHeaders } from '../cache-policy.ts';
import { marketsContext, siteContext } from '../context.ts';
import { llmsTxt } from '../seo/llms-txt.ts';
import type { Route } from './+types/llms-txt.ts';

export function loader({ context, url }: Route.LoaderArgs) {
  const type = url.pathname.endsWith('.md') ? 'text/markdown' : 'text/plain';
  const { publicOrigin } = context.get(siteContext);
  return new Response(llmsTxt(publicOrigin, context.get(marketsContext)), {
    headers: { ...publicHeaders('robots'), 'Content-Type': `${type}; charset=utf-8` },
  });
}
