import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { loadContent } from '../content/load-content.ts';
import { ContentContext } from '../content/use-content.ts';
import { I18nProvider } from './i18n/i18n.tsx';
import { languageOfPath } from './i18n/languages.ts';
import { loadMessages } from './i18n/load-messages.ts';
import { RequestIdContext, requestIdMeta } from './shell/request-id.ts';

const language = languageOfPath(location.pathname);
const [messages, content] = await Promise.all([loadMessages(language), loadContent(language)]);
const requestId =
  document.querySelector<HTMLMetaElement>(`meta[name=${requestIdMeta}]`)?.content ?? null;

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <I18nProvider language={language} messages={messages}>
        <ContentContext value={content}>
          <RequestIdContext value={requestId}>
            <HydratedRouter />
          </RequestIdContext>
        </ContentContext>
      </I18nProvider>
    </StrictMode>,
  );
});
