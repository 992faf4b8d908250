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
import { allContent, allMenuBoxes } from '../content/index.ts';
import { ContentContext, MenuBoxesContext } from '../content/use-content.ts';
import { createAttemptLimiter } from './commerce/attempt-limiter.ts';
import { createCarts } from './commerce/carts.ts';
import { createCatalogue } from './commerce/catalogue.ts';
import type { Platform } from './commerce/platform.ts';
import { createSavedProducts } from './commerce/saved-products.ts';
import { createSealer } from './commerce/sealer.ts';
import { newsletterContext, type Site, shopContext, siteContext } from './context.ts';
import { I18nProvider } from './i18n/i18n.tsx';
import { languageOfPath } from './i18n/languages.ts';
import { allMessages } from './i18n/messages/index.ts';
import type { Newsletter } from './newsletter/newsletter.ts';
import { RequestIdContext } from './shell/request-id.ts';

export type { Operation, Platform } from './commerce/platform.ts';
export type { NewsletterMail, RenderedMail } from './newsletter/mail/render-mail.tsx';
export type { Newsletter } from './newsletter/newsletter.ts';
export { type NewsletterParts, newsletterParts } from './newsletter/newsletter-parts.ts';

const codeAttempts = createAttemptLimiter({ withinMilliseconds: 10 * 60_000 });
const newsletterAttempts = createAttemptLimiter({ withinMilliseconds: 60 * 60_000 });

interface Server {
  platform: Platform;
  sessionSecret: string;
  newsletter: Newsletter | null;
}

/** The server's way in: answers a request with what only the server has. */
export function createShopHandler(build: ServerBuild, mode: 'development' | 'production') {
  const handle = createRequestHandler(build, mode);
  return (request: Request, server: Site & Server) => {
    const { platform, sessionSecret, newsletter, ...site } = server;
    const context = new RouterContextProvider();
    context.set(shopContext, {
      catalogue: createCatalogue(platform),
      carts: createCarts(platform),
      savedProducts: createSavedProducts(platform),
      sealer: createSealer(sessionSecret),
      codeAttempts,
    });
    context.set(siteContext, site);
    context.set(newsletterContext, newsletter && { newsletter, attempts: newsletterAttempts });
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
  const html = await renderWhole(
    <I18nProvider language={language} messages={allMessages[language]}>
      <ContentContext value={allContent[language]}>
        <MenuBoxesContext value={allMenuBoxes[language]}>
          <RequestIdContext value={failed ? requestContext.get(siteContext).requestId : null}>
            <ServerRouter context={routerContext} url={request.url} />
          </RequestIdContext>
        </MenuBoxesContext>
      </ContentContext>
    </I18nProvider>,
  );
  return new Response(html, { status, headers });
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
