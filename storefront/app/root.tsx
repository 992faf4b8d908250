// first the order of the cascade layers, then the theme: imports within stylesheets do not know which shop is built
import './ui/layers.css';
import '#shop/theme/fonts.css';
import '#shop/theme/tokens.css';
import './ui/base.css';
import starterScript from 'virtual:starter';
import { type ReactNode, use, useEffect } from 'react';
import {
  Links,
  Outlet,
  redirect,
  Scripts,
  ScrollRestoration,
  useRouteLoaderData,
} from 'react-router';
import { preloadedFont, themeColor } from '#shop/theme/document.ts';
import type { Route } from './+types/root.ts';
import { publicHeaders } from './cache-policy.ts';
import {
  languageContext,
  marketContext,
  marketsContext,
  responseMetadataContext,
} from './context.ts';
import { useI18n } from './i18n/i18n.tsx';
import { languageOf } from './i18n/locales.ts';
import { marketAt } from './i18n/market.ts';
import { marketAttributes } from './i18n/market-of-document.ts';
import { resolveLanguage } from './i18n/resolve-language.ts';
import { ErrorPage } from './shell/error-page.tsx';
import { drawerId, searchDialogId } from './shell/landmarks.ts';
import { PageFrame } from './shell/page-frame.tsx';
import { useResumableNavigation } from './shell/resume-navigation.ts';
import { ScriptNonceContext } from './shell/script-nonce.ts';
import { type Site, SiteContext } from './shell/site.ts';
import { TelemetryMeta } from './shell/telemetry-meta.tsx';
import { useLazyLayout } from './shell/use-lazy-layout.ts';
import { siteSettings } from './site-settings.ts';
import { applicationReady } from './ui/application-ready.ts';
import { DialogTemplate } from './ui/dialog-template.tsx';

export const middleware: Route.MiddlewareFunction[] = [
  ({ url, pattern, context }) => {
    context.get(responseMetadataContext).route = `/${pattern}`;
    const markets = context.get(marketsContext);
    const resolution = resolveLanguage(url, markets.further);
    if (resolution.kind === 'redirect') {
      throw redirect(resolution.to, {
        status: resolution.permanent ? 301 : 302,
        headers: publicHeaders('redirect'),
      });
    }
    if (resolution.kind === 'page') {
      context.set(languageContext, languageOf(resolution.locale));
      context.set(marketContext, marketAt(resolution.locale, markets));
    }
  },
];

export function loader({ context }: Route.LoaderArgs): Site {
  return siteSettings(context);
}

/** Constant for the whole visit. */
export const shouldRevalidate = () => false;

export function Layout({ children }: { children: ReactNode }) {
  const { language, market } = useI18n();
  const nonce = use(ScriptNonceContext);
  const site = useRouteLoaderData<typeof loader>('root');
  useReadySignal();
  return (
    // the starter sets attributes of its own before React hydrates
    <html lang={language} {...marketAttributes(market)} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <meta name="theme-color" content={themeColor} />
        {preloadedFont && (
          <link
            rel="preload"
            href={preloadedFont}
            as="font"
            type="font/woff2"
            crossOrigin="anonymous"
          />
        )}
        {/* nothing is painted before the content begins: half a header would shift when the rest arrives */}
        <link rel="expect" href="#content" blocking="render" />
        {import.meta.env.SSR && <script nonce={nonce}>{starterScript}</script>}
        {import.meta.env.SSR && <TelemetryMeta />}
        <Links />
      </head>
      <body>
        <SiteContext value={site}>
          {children}
          {/* kept when an error replaces the page, which the browser could not render anew */}
          <DialogTemplate id={drawerId} />
          <DialogTemplate id={searchDialogId} />
        </SiteContext>
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

export default function Root() {
  useResumableNavigation();
  useLazyLayout();
  return <Outlet />;
}

/** For the starter, and for tests. */
function useReadySignal() {
  useEffect(() => {
    // what renders again right after hydration has done so by then
    setTimeout(() => {
      document.documentElement.dataset.application = 'ready';
      dispatchEvent(new Event(applicationReady));
    });
  }, []);
}

export function headers({ errorHeaders }: Route.HeadersArgs) {
  return errorHeaders ?? new Headers();
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <PageFrame>
      <ErrorPage error={error} />
    </PageFrame>
  );
}
