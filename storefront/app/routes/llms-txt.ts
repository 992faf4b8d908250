import { languages } from '#shop/languages.ts';
import { publicHeaders } from '../cache-policy.ts';
import { marketsContext, shopContext, siteContext } from '../context.ts';
import { homeMarket } from '../i18n/market.ts';
import { orFallback } from '../loaders/or-fallback.ts';
import { llmsTxt } from '../seo/llms-txt.ts';
import type { Route } from './+types/llms-txt.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const type = url.pathname.endsWith('.md') ? 'text/markdown' : 'text/plain';
  const { publicOrigin } = context.get(siteContext);
  const { content, catalogueIndex } = context.get(shopContext);
  const edited = await Promise.all(
    languages.map(async (language) => {
      const [{ mainMenu }, pages] = await Promise.all([
        content.content(homeMarket(language)),
        orFallback(catalogueIndex.writtenPages(language), []),
      ]);
      return [language, { groups: mainMenu.groups, pages }] as const;
    }),
  );
  const text = llmsTxt(publicOrigin, context.get(marketsContext), Object.fromEntries(edited));
  return new Response(text, {
    headers: { ...publicHeaders('robots'), 'Content-Type': `${type}; charset=utf-8` },
  });
}
