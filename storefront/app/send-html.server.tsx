import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { RouterContextProvider } from 'react-router';
import { contentIn } from '../content/content-files.ts';
import { ContentContext } from '../content/use-content.ts';
import { contentContext, languageContext, marketContext, serverHtmlContext } from './context.ts';
import { I18nProvider } from './i18n/i18n.tsx';
import { allMessages } from './i18n/messages/index.ts';
import { SiteContext } from './shell/site.ts';
import { siteSettings } from './site-settings.ts';

interface LoaderArguments {
  request: Request;
  context: Readonly<RouterContextProvider>;
}

/**
 * Renders the parts of a page that do not react (`ServerHtml`), by id. A document gets them as markup; only for a
 * navigation in the browser they are in the loader's data.
 */
export function sendHtml<Id extends string>(
  { request, context }: LoaderArguments,
  parts: Record<Id, ReactNode>,
): Record<Id, string> | undefined {
  const entries = Object.entries<ReactNode>(parts).map(
    ([id, part]) => [id, renderHtml(id, part, context)] as const,
  );
  if (isDataRequest(request)) return Object.fromEntries(entries) as Record<Id, string>;
  const inDocument = context.get(serverHtmlContext);
  for (const [id, html] of entries) inDocument.set(id, html);
  return undefined;
}

/** The id begins those that `useId` makes up, so that they are unique in a page. */
export function renderHtml(
  id: string,
  part: ReactNode,
  context: Readonly<RouterContextProvider>,
): string {
  const language = context.get(languageContext);
  const market = context.get(marketContext);
  return renderToStaticMarkup(
    <I18nProvider language={language} market={market} messages={allMessages[language]}>
      <ContentContext value={context.get(contentContext) ?? contentIn(market)}>
        <SiteContext value={siteSettings(context)}>{part}</SiteContext>
      </ContentContext>
    </I18nProvider>,
    { identifierPrefix: `${id}-` },
  );
}

/** React Router's request for a page's data alone; the `url` of loaders does not tell. */
function isDataRequest({ url }: Request): boolean {
  return new URL(url).pathname.endsWith('.data');
}
