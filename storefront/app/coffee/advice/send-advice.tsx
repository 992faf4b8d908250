import type { RouterContextProvider } from 'react-router';
import { allContent } from '../../../content/content-files.ts';
import type { Catalogue } from '../../commerce/catalogue/catalogue.ts';
import { marketContext } from '../../context.ts';
import type { Language } from '../../i18n/languages.ts';
import { sendHtml } from '../../send-html.server.tsx';
import { isAnswered } from './advice-answers.ts';
import { AdviceHits } from './advice-hits.tsx';
import { AdvisedCoffees } from './advice-result.tsx';
import { type AdvisorProps, adviceHitsPart, adviceResultPart } from './advisor.tsx';
import { loadAdvice } from './load-advice.ts';

interface AdviceRequest {
  search: URLSearchParams;
  language: Language;
  catalogue: Catalogue;
  loading: { request: Request; context: Readonly<RouterContextProvider> };
}

/** The advisor's form, and its result as server HTML. */
export async function sendAdvice(request: AdviceRequest): Promise<AdvisorProps> {
  const { search, language, catalogue, loading } = request;
  const { locale } = loading.context.get(marketContext);
  const { answers, found, result } = await loadAdvice(search, locale, catalogue);
  const { preparations, tastes } = allContent[language].home.advice;
  const html = sendHtml(loading, {
    [adviceHitsPart]: found && <AdviceHits found={found} answered={isAnswered(answers)} />,
    [adviceResultPart]: result && <AdvisedCoffees result={result} />,
  });
  return {
    answers,
    preparations: preparations.map(({ key, title }) => ({ key, title })),
    tastes: tastes.map(({ key, title }) => ({ key, title })),
    count: found?.total ?? null,
    hits: html?.[adviceHitsPart],
    hasResult: result !== null,
    result: html?.[adviceResultPart],
  };
}
