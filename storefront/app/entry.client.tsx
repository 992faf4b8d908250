import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { lazyContent } from '../content/load-content.ts';
import { ContentContext } from '../content/use-content.ts';
import { captureError, startMonitoring } from '../telemetry/monitoring.ts';
import { FetchRouter } from './framework/fetch-router.tsx';
import { resumeNavigation } from './framework/resume-navigation.ts';
import { readUsedParts } from './framework/used-parts-meta.ts';
import { I18nProvider } from './i18n/i18n.tsx';
import { languageOfPath } from './i18n/languages.ts';
import { lazyMessages } from './i18n/load-messages.ts';
import { FailedRequestContext, requestIdMeta } from './shell/failed-request.ts';
import { firstInteraction } from './shell/first-interaction.ts';
import { reloadDocument } from './shell/reload-document.ts';

resumeNavigation();
startMonitoring();

const language = languageOfPath(location.pathname);
const messages = lazyMessages(language, reloadDocument);
const content = lazyContent(language, reloadDocument);
let failedRequest =
  document.querySelector<HTMLMetaElement>(`meta[name=${requestIdMeta}]`)?.content ?? null;

/** Keeps the request id of a failed data request: React Router's error does not carry it. */
async function fetchData(request: Request): Promise<Response> {
  const response = await fetch(request);
  if (!response.ok) failedRequest = response.headers.get('x-request-id');
  return response;
}

function hydrate() {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <I18nProvider language={language} messages={messages.parts}>
          <ContentContext value={content.parts}>
            <FailedRequestContext value={() => failedRequest}>
              <FetchRouter onError={captureError} fetch={fetchData} />
            </FailedRequestContext>
          </ContentContext>
        </I18nProvider>
      </StrictMode>,
    );
  });
}

// without its texts the document is not hydrated: the starter releases what it held, and links and forms work
await Promise.all([
  messages.load(readUsedParts('messages')),
  content.load(readUsedParts('content')),
]).then(hydrate, (error: unknown) => {
  captureError(error);
  throw error;
});

// after the first interaction the visitor may go to another page, or lose the connection
firstInteraction
  .then(whenIdle)
  .then(() => Promise.all([messages.loadAll(), content.loadAll()]))
  .catch(() => {
    // loaded again by the page that needs it
  });

/** After hydration; Safari has no requestIdleCallback. */
function whenIdle(): Promise<unknown> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: 2000 });
    else setTimeout(resolve, 500);
  });
}
