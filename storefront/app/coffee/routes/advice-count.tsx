import { allContent } from '../../../content/content-files.ts';
import { publicHeaders } from '../../cache-policy.ts';
import { languageContext, marketContext, shopContext } from '../../context.ts';
import { renderHtml } from '../../send-html.server.tsx';
import { isAnswered, parseAdviceAnswers } from '../advice/advice-answers.ts';
import { AdviceHits, bestHits } from '../advice/advice-hits.tsx';
import { findCoffees } from '../advice/find-coffees.ts';
import type { Route } from './+types/advice-count.ts';

/** The number of matching coffees and the best of them, for scripts. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { advice } = allContent[context.get(languageContext)].home;
  const answers = parseAdviceAnswers(url.searchParams, advice);
  const { locale } = context.get(marketContext);
  const { catalogue } = context.get(shopContext);
  const found = await findCoffees(answers, locale, catalogue, bestHits);
  const hits = found && <AdviceHits found={found} answered={isAnswered(answers)} />;
  return Response.json(
    { count: found?.total ?? null, hits: renderHtml('advice-hits', hits, context) },
    { headers: publicHeaders('collection') },
  );
}
