import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { contentIn } from '../content/load-content.ts';
import { ContentContext } from '../content/use-content.ts';
import { tellError, watchPage } from '../telemetry/watch-page.ts';
import { I18nProvider } from './i18n/i18n.tsx';
import { languageOfPath } from './i18n/languages.ts';
import { messagesIn } from './i18n/load-messages.ts';
import { FailedRequestContext, requestIdMeta } from './shell/failed-request.ts';
import { firstInteraction } from './shell/first-interaction.ts';
import { loadDocument, resumeNavigation } from './shell/load-document.ts';
import { notedParts } from './shell/page-parts.ts';

resumeNavigation();
watchPage();

const language = languageOfPath(location.pathname);
const messages = messagesIn(language, loadDocument);
const content = contentIn(language, loadDocument);
let failedRequest =
  document.querySelector<HTMLMetaElement>(`meta[name=${requestIdMeta}]`)?.content ?? null;

/** Notes under which number the server failed: what the framework makes of the answer does not tell. */
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
              <HydratedRouter onError={tellError} unstable_fetch={fetchData} />
            </FailedRequestContext>
          </ContentContext>
        </I18nProvider>
      </StrictMode>,
    );
  });
}

// where a text cannot be had the document stays as the server sent it: all its links and forms work
await Promise.all([
  messages.want(notedParts('messages')),
  content.want(notedParts('content')),
]).then(hydrate, tellError);

// whoever does something may go to another page next, or lose the connection
firstInteraction
  .then(whenIdle)
  .then(() => Promise.all([messages.wantAll(), content.wantAll()]))
  .catch(() => {
    // a page that needs one of them asks for it again
  });

/** After what the visitor sees is awake; not every browser tells when it has nothing to do. */
function whenIdle(): Promise<unknown> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: 2000 });
    else setTimeout(resolve, 500);
  });
}
