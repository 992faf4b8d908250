import type { Config } from '@react-router/dev/config';
import { keepOneStylesheet } from './one-stylesheet.ts';

export default {
  ssr: true,
  // above 7,680 characters of URL the lazy mode turns itself off, silently
  routeDiscovery: { mode: 'initial' },
  buildEnd: ({ reactRouterConfig }) => keepOneStylesheet(reactRouterConfig.buildDirectory),
} satisfies Config;
