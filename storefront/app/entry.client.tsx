import { type ReactElement, StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { loadContent } from '../content/load-content.ts';
import type { ShopContent } from '../content/model.ts';
import { ContentContext } from '../content/use-content.ts';
import { captureError, startMonitoring } from '../telemetry/monitoring.ts';
import { createDevelopmentRouter } from './framework/development-router.tsx';
import { createPageRouter } from './framework/page-router.tsx';
import { resumeNavigation } from './framework/resume-navigation.ts';
import { I18nProvider } from './i18n/i18n.tsx';
import { languageOfPath } from './i18n/languages.ts';
import { loadMessages } from './i18n/load-messages.ts';
import type { CommonMessages } from './i18n/messages/index.ts';
import { type FailedRequest, FailedRequestContext, requestIdMeta } from './shell/failed-request.ts';
import { nextTask } from './starter/next-task.ts';

resumeNavigation();
startMonitoring();

const language = languageOfPath(location.pathname);
const meta = document.querySelector<HTMLMetaElement>(`meta[name=${requestIdMeta}]`);
let failedRequest: FailedRequest | null = meta && {
  id: meta.content,
  status: Number(meta.dataset.status),
};

/** Keeps id and status of a failed data request: React Router's error does not carry them. */
async function fetchData(request: Request): Promise<Response> {
  const response = await fetch(request);
  if (!response.ok) {
    failedRequest = { id: response.headers.get('x-request-id'), status: response.status };
  }
  return response;
}

function hydrate(messages: CommonMessages, content: ShopContent, router: ReactElement) {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <I18nProvider language={language} messages={messages}>
          <ContentContext value={content}>
            <FailedRequestContext value={() => failedRequest}>{router}</FailedRequestContext>
          </ContentContext>
        </I18nProvider>
      </StrictMode>,
    );
  });
}

const createRouter = import.meta.env.DEV ? createDevelopmentRouter : createPageRouter;

try {
  const parts = [
    loadMessages(language),
    loadContent(language),
    createRouter({ fetch: fetchData, onError: captureError }),
  ] as const;
  const [messages, content, router] = await Promise.all(parts);
  await nextTask();
  hydrate(messages, content, router);
} catch (error) {
  // the document is not hydrated: the starter releases what it held, and links and forms work
  captureError(error);
  throw error;
}
