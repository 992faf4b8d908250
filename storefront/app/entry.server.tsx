import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import {
  createRequestHandler,
  type EntryContext,
  RouterContextProvider,
  type ServerBuild,
  ServerRouter,
} from 'react-router';
import { allContent } from '../content/index.ts';
import { ContentContext } from '../content/use-content.ts';
import { createAttemptLimiter } from './commerce/attempt-limiter.ts';
import { createCarts } from './commerce/carts.ts';
import { createCatalogue } from './commerce/catalogue.ts';
import { createDirectory } from './commerce/directory.ts';
import type { Platform } from './commerce/platform.ts';
import { createSavedProducts } from './commerce/saved-products.ts';
import { createSealer } from './commerce/sealer.ts';
import { type Site, shopContext, siteContext } from './context.ts';
import { I18nProvider } from './i18n/i18n.tsx';
import { languageOfPath } from './i18n/languages.ts';
import { recordedParts } from './i18n/late-parts.ts';
import { allMessages } from './i18n/messages/index.ts';
import { noteParts } from './shell/page-parts.ts';
import { RequestIdContext } from './shell/request-id.ts';

export type { Operation, Platform } from './commerce/platform.ts';

const codeAttempts = createAttemptLimiter({ withinMilliseconds: 10 * 60_000 });

interface Server {
  platform: Platform;
  sessionSecret: string;
}

/** The server's way in: answers a request with what only the server has. */
export function createShopHandler(build: ServerBuild, mode: 'development' | 'production') {
  const handle = createRequestHandler(build, mode);
  return (request: Request, { platform, sessionSecret, ...site }: Site & Server) => {
    const context = new RouterContextProvider();
    context.set(shopContext, {
      catalogue: createCatalogue(platform),
      carts: createCarts(platform),
      directory: createDirectory(platform),
      savedProducts: createSavedProducts(platform),
      sealer: createSealer(sessionSecret),
      codeAttempts,
    });
    context.set(siteContext, site);
    return handle(request, context);
  };
}

/** Renders the whole page before sending it: a cacheable document is complete or it is an error. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  requestContext: RouterContextProvider,
): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8');
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  const language = languageOfPath(new URL(request.url).pathname);
  const failed = status >= 500;
  const messages = recordedParts(allMessages[language]);
  const content = recordedParts(allContent[language]);
  const html = await renderWhole(
    <I18nProvider language={language} messages={messages.parts}>
      <ContentContext value={content.parts}>
        <RequestIdContext value={failed ? requestContext.get(siteContext).requestId : null}>
          <ServerRouter context={routerContext} url={request.url} />
        </RequestIdContext>
      </ContentContext>
    </I18nProvider>,
  );
  const page = noteParts(html, { messages: messages.used, content: content.used });
  return new Response(page, { status, headers });
}

function renderWhole(page: React.ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const stream = renderToPipeableStream(page, {
      // nothing is put off to the end of the page for a script to move: the page is read without scripts, too
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => resolve(text(stream.pipe(new PassThrough()))),
      onShellError: reject,
      onError: reject,
    });
  });
}
