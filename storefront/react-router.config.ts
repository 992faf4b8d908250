import type { Config } from '@react-router/dev/config';
import { unmarkRootStyles } from './app/framework/unmark-root-styles.ts';

export default {
  ssr: true,
  // above 7,680 characters of URL the lazy mode turns itself off, silently
  routeDiscovery: { mode: 'initial' },
  buildEnd: ({ reactRouterConfig }) => unmarkRootStyles(reactRouterConfig.buildDirectory),
} satisfies Config;
