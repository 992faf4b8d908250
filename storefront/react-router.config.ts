import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  // above 7,680 characters of URL the lazy mode turns itself off, silently
  routeDiscovery: { mode: 'initial' },
  // one file per page; only the cart has a clientLoader
  splitRouteModules: false,
} satisfies Config;
