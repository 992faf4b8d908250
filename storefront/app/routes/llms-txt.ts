import { publicHeaders } from '../cache-policy.ts';
import { siteContext } from '../context.ts';
import { llmsTxt } from '../seo/llms-txt.ts';
import type { Route } from './+types/llms-txt.ts';

export function loader({ context, url }: Route.LoaderArgs) {
  const type = url.pathname.endsWith('.md') ? 'text/markdown' : 'text/plain';
  return new Response(llmsTxt(context.get(siteContext).publicOrigin), {
    headers: { ...publicHeaders('robots'), 'Content-Type': `${type}; charset=utf-8` },
  });
}
