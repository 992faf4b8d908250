import { type ReactElement, useLayoutEffect, useState } from 'react';
import {
  type DataRouter,
  type UNSAFE_AssetsManifest as Manifest,
  type UNSAFE_RouteModules as RouteModules,
  UNSAFE_createBrowserHistory,
  UNSAFE_createClientRoutes,
  UNSAFE_createRouter,
  UNSAFE_defaultMapRouteProperties,
  UNSAFE_FrameworkContext,
  UNSAFE_getHydrationData,
  UNSAFE_getTurboStreamSingleFetchDataStrategy,
  UNSAFE_hydrationRouteProperties,
  UNSAFE_RemixErrorBoundary,
} from 'react-router';
import { type HydratedRouterProps, RouterProvider } from 'react-router/dom';
import { nextTask } from '../starter/next-task.ts';
import { type FrameworkContext, readPageData } from './page-data.ts';

export interface RouterOptions {
  /** For data requests. */
  fetch: (request: Request) => Promise<Response>;
  onError: NonNullable<HydratedRouterProps['onError']>;
}

/** Set by the starter. */
interface StarterGlobals {
  __reactRouterManifest: Manifest;
  __reactRouterRouteModules: RouteModules;
}

/**
 * What React Router's HydratedRouter does while React renders, in one task of up to 40 ms (four times that on a phone):
 * decodes the page's data, creates the routes and the router. Here each is a task of its own, before React renders.
 */
export async function createPageRouter({ fetch, onError }: RouterOptions): Promise<ReactElement> {
  const { __reactRouterManifest: manifest, __reactRouterRouteModules: routeModules } =
    window as unknown as StarterGlobals;
  await nextTask();
  const { context, state } = await readPageData();
  const { basename, ssr, isSpaMode, future } = context;
  await nextTask();
  const routes = UNSAFE_createClientRoutes(manifest.routes, routeModules, state, ssr, isSpaMode);
  const hydrationData = UNSAFE_getHydrationData({
    state,
    routes,
    getRouteInfo: (id) => ({
      clientLoader: routeModules[id]?.clientLoader,
      hasLoader: manifest.routes[id]?.hasLoader === true,
      hasHydrateFallback: routeModules[id]?.HydrateFallback !== undefined,
    }),
    location: window.location,
    basename,
    future,
    isSpaMode,
  });
  await nextTask();
  const history = UNSAFE_createBrowserHistory();
  await nextTask();
  const router: DataRouter = UNSAFE_createRouter({
    routes,
    history,
    basename,
    hydrationData,
    mapRouteProperties: UNSAFE_defaultMapRouteProperties,
    hydrationRouteProperties: UNSAFE_hydrationRouteProperties,
    dataStrategy: UNSAFE_getTurboStreamSingleFetchDataStrategy(
      () => router,
      manifest,
      routeModules,
      ssr,
      fetch,
      false,
      undefined,
      isSpaMode,
    ),
  });
  const frameworkContext = { ...context, manifest, routeModules };
  return <PageRouter router={router} context={frameworkContext} onError={onError} />;
}

interface PageRouterProps extends Pick<RouterOptions, 'onError'> {
  router: DataRouter;
  context: FrameworkContext;
}

function PageRouter({ router, context, onError }: PageRouterProps) {
  const [location, setLocation] = useState(router.state.location);
  useLayoutEffect(() => void router.initialize(), [router]);
  useLayoutEffect(() => router.subscribe((state) => setLocation(state.location)), [router]);
  return (
    <>
      <UNSAFE_FrameworkContext value={context}>
        <UNSAFE_RemixErrorBoundary location={location}>
          <RouterProvider router={router} onError={onError} />
        </UNSAFE_RemixErrorBoundary>
      </UNSAFE_FrameworkContext>
      {/* the server renders the data here: ids of `useId` depend on the number of children */}
      {null}
    </>
  );
}
