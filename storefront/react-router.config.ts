import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  // above 7,680 characters of URL the lazy mode turns itself off, silently
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
