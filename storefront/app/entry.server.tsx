import { randomBytes } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { contentIn } from '../content/content-files.ts';
import { ContentContext } from '../content/use-content.ts';
import {
  contentContext,
  marketsContext,
  previewContext,
  responseMetadataContext,
  serverHtmlContext,
  siteContext,
} from './context.ts';
import { deferApplication } from './framework/defer-application.ts';
import { hashInlineScripts } from './framework/inline-script-hashes.ts';
import { I18nProvider } from './i18n/i18n.tsx';
import { languageOf } from './i18n/locales.ts';
import { marketAt } from './i18n/market.ts';
import { allMessages } from './i18n/messages/index.ts';
import { nearestLocale } from './i18n/resolve-language.ts';
import { withPreviewBar } from './preview/with-preview-bar.server.tsx';
import { createRenderQueue } from './render-queue.ts';
import { serverParts } from './server-parts.server.tsx';
import { FailedRequestContext } from './shell/failed-request.ts';
import { ScriptNonceContext } from './shell/script-nonce.ts';
import { TelemetryContext } from './shell/telemetry-meta.tsx';
import { isTemporaryFailure } from './shop-handler.ts';
import { ServerHtmlContext } from './ui/server-html.tsx';
import { ServerPartsContext } from './ui/server-parts.ts';

export * from './server-api.ts';

/** Collects errors for the server's log; aborted requests and 4xx responses are not errors. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  const isClientError = isRouteErrorResponse(error) && error.status < 500;
  if (!request.signal.aborted && !isClientError)
    context.get(responseMetadataContext).errors.push(error);
};

const renderQueue = createRenderQueue({ concurrent: 2, maxWaiting: 200, deadlineMs: 2_500 });

/** Renders the whole page before sending it: a cacheable document is complete, or an error. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  requestContext: RouterContextProvider,
): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8');
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  const markets = requestContext.get(marketsContext);
  const [, first = ''] = new URL(request.url).pathname.split('/');
  const market = marketAt(nearestLocale(first, markets.further).locale, markets);
  const language = languageOf(market.locale);
  const { requestId, telemetry, platformOrigin } = requestContext.get(siteContext);
  const metadata = requestContext.get(responseMetadataContext);
  const failedRequest = () =>
    status < 400
      ? null
      : { id: requestId, status: status >= 500 && isTemporaryFailure(metadata) ? 503 : status };
  const nonce = randomBytes(16).toString('hex');
  const page = (
    <I18nProvider language={language} market={market} messages={allMessages[language]}>
      <ContentContext value={requestContext.get(contentContext) ?? contentIn(market)}>
        <FailedRequestContext value={failedRequest}>
          <ScriptNonceContext value={nonce}>
            <TelemetryContext value={telemetry}>
              <ServerPartsContext value={serverParts}>
                <ServerHtmlContext value={requestContext.get(serverHtmlContext)}>
                  <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
                </ServerHtmlContext>
              </ServerPartsContext>
            </TelemetryContext>
          </ScriptNonceContext>
        </FailedRequestContext>
      </ContentContext>
    </I18nProvider>
  );
  const rendered = await renderQueue.run(() => renderWhole(page, nonce));
  if (rendered === null) return overloaded();
  const preview = requestContext.get(previewContext);
  const shown = preview
    ? withPreviewBar(rendered, preview, { language, platformOrigin })
    : rendered;
  const { html, hashes } = hashInlineScripts(deferApplication(shown, routerContext), nonce);
  metadata.scriptHashes = hashes;
  return new Response(Buffer.from(html), { status, headers });
}

/** More requests than can be rendered: the edge serves a stale page, or the client retries. */
function overloaded(): Response {
  return new Response('busy', {
    status: 503,
    headers: { 'Retry-After': '5', 'Cache-Control': 'no-store', 'X-Load': 'overloaded' },
  });
}

function renderWhole(page: React.ReactNode, nonce: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const stream = renderToPipeableStream(page, {
      nonce,
      // Suspense content stays in place instead of being moved there by a script: pages work without JavaScript
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      // a stream with a limit would make react-dom wait for it again and again
      onAllReady: () => resolve(text(stream.pipe(new PassThrough({ highWaterMark: 2 ** 24 })))),
      onShellError: reject,
      onError: reject,
    });
  });
}
