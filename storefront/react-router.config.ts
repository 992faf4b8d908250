import type { Config } from '@react-router/dev/config';
import { keepLinkedStyles } from './linked-styles.ts';

export default {
  ssr: true,
  // above 7,680 characters of URL the lazy mode turns itself off, silently
  routeDiscovery: { mode: 'initial' },
  buildEnd: ({ reactRouterConfig }) => keepLinkedStyles(reactRouterConfig.buildDirectory),
} satisfies Config;
