import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { captureError, startMonitoring } from '../telemetry/monitoring.ts';
import { pendingCartTexts } from './i18n/cart-texts.ts';
import { I18nProvider } from './i18n/i18n.tsx';
import { loadMessages } from './i18n/load-messages.ts';
import { languageOf } from './i18n/locales.ts';
import { readMarket } from './i18n/market-of-document.ts';
import type { CommonMessages } from './i18n/messages/message-types.ts';
import { type FailedRequest, FailedRequestContext, requestIdMeta } from './shell/failed-request.ts';
import { loadMenu } from './shell/load-menu.ts';
import { resumeNavigation } from './shell/resume-navigation.ts';

resumeNavigation();
startMonitoring();

const market = readMarket();
const language = languageOf(market.locale);
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

function hydrate(messages: CommonMessages) {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <I18nProvider language={language} market={market} messages={messages}>
          <FailedRequestContext value={() => failedRequest}>
            {/* that it takes a fetch is still marked as unstable */}
            <HydratedRouter onError={captureError} unstable_fetch={fetchData} />
          </FailedRequestContext>
        </I18nProvider>
      </StrictMode>,
    );
  });
}

try {
  const [messages] = await Promise.all([loadMessages(language), loadMenu(), pendingCartTexts()]);
  hydrate(messages);
} catch (error) {
  // the document is not hydrated: the starter releases what it held, and links and forms work
  captureError(error);
  throw error;
}
