// Renders whole pages as the server does, without a server, for tests.
import type { ComponentType } from 'react';
import { prerender } from 'react-dom/static';
import {
  createStaticHandler,
  createStaticRouter,
  type LoaderFunction,
  Outlet,
  type RouteObject,
  StaticRouterProvider,
  useActionData,
  useLoaderData,
  useParams,
} from 'react-router';
import type { Platform } from '../app/commerce/platform/platform.ts';
import { languageContext, marketContext, serverHtmlContext } from '../app/context.ts';
import { I18nProvider } from '../app/i18n/i18n.tsx';
import { isLanguage } from '../app/i18n/languages.ts';
import { homeMarket } from '../app/i18n/market.ts';
import { allMessages } from '../app/i18n/messages/index.ts';
import { contextOf } from '../app/loaders/cart-context-examples.ts';
import { loadContent } from '../app/loaders/load-content.ts';
import routes from '../app/routes.ts';
import { serverParts } from '../app/server-parts.server.tsx';
import { SiteContext } from '../app/shell/site.ts';
import { ServerHtmlContext } from '../app/ui/server-html.tsx';
import { ServerPartsContext } from '../app/ui/server-parts.ts';
import { ContentContext } from '../content/use-content.ts';

interface RouteModule {
  handle?: unknown;
  loader?: LoaderFunction;
  default?: ComponentType<{ loaderData: unknown; actionData: unknown; params: object }>;
}

const modules = import.meta.glob<RouteModule>('../app/{routes,*/routes}/*.{ts,tsx}');

/** Passes loader data to a page as the framework does. */
function RoutePage({ Page }: { Page: NonNullable<RouteModule['default']> }) {
  return <Page loaderData={useLoaderData()} actionData={useActionData()} params={useParams()} />;
}

type Entry = (typeof routes)[number];

function toRoute({ id, file, path, index, children }: Entry & { children?: Entry[] }): RouteObject {
  const load = modules[`../app/${file}`];
  const name = id ?? file.replace(/\.tsx?$/, '');
  const lazy = async () => {
    const { handle, loader, default: Page } = (await load?.()) ?? {};
    return {
      handle,
      ...(loader && { loader }),
      ...(Page && { element: <RoutePage Page={Page} /> }),
    };
  };
  if (index) return { id: name, index, lazy };
  return {
    id: name,
    lazy,
    ...(path !== undefined && { path }),
    ...(children && { children: children.map((child) => toRoute(child)) }),
  };
}

class PlatformError extends Error {
  override name = 'PlatformError';
}

export const unavailablePlatform: Platform = {
  async send() {
    throw new PlatformError('down');
  },
};

interface RenderedPage {
  status: number;
  html: string;
  /** By route. */
  loaderData: Record<string, unknown>;
}

/** The platform is down unless it is given. */
export async function renderPage(
  path: string,
  platform = unavailablePlatform,
): Promise<RenderedPage> {
  const url = new URL(path, 'https://shop.example');
  const [, language = ''] = url.pathname.split('/');
  if (!isLanguage(language)) throw new Error(`${path} has no language`);
  const requestContext = contextOf(platform);
  requestContext.set(languageContext, language);
  requestContext.set(marketContext, homeMarket(language));
  const site = {
    publicOrigin: url.origin,
    accountUrl: 'https://account.example',
    hasNewsletter: false,
  };
  const handler = createStaticHandler([
    {
      id: 'root',
      loader: () => site,
      Component: Outlet,
      children: routes.map((entry) => toRoute(entry)),
    },
  ]);
  const content = await loadContent(requestContext);
  const context = await handler.query(new Request(url), { requestContext });
  if (context instanceof Response) return { status: context.status, html: '', loaderData: {} };
  const { statusCode: status, loaderData } = context;
  if (context.errors) return { status, html: '', loaderData };
  const { prelude } = await prerender(
    <I18nProvider language={language} messages={allMessages[language]}>
      <ContentContext value={content}>
        <SiteContext value={site}>
          <ServerPartsContext value={serverParts}>
            <ServerHtmlContext value={requestContext.get(serverHtmlContext)}>
              <StaticRouterProvider
                router={createStaticRouter(handler.dataRoutes, context)}
                context={context}
                hydrate={false}
              />
            </ServerHtmlContext>
          </ServerPartsContext>
        </SiteContext>
      </ContentContext>
    </I18nProvider>,
    // as the server does: the document is complete, not streamed
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  return { status, html: await new Response(prelude).text(), loaderData };
}
