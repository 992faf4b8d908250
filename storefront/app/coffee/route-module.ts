import type { RouteModule } from '../shop-model/route-module.ts';

const adviceQuery = ['preparation', 'taste', 'strength'];

export const coffeeRoutes: RouteModule = {
  name: 'coffee',
  routes: [
    {
      pattern: '/:lang/advice',
      module: 'coffee/routes/advice.ts',
      access: 'public',
      query: adviceQuery,
      screen: 'other',
      isDestination: true,
    },
    {
      pattern: '/:lang/advice/count',
      module: 'coffee/routes/advice-count.tsx',
      access: 'public',
      query: adviceQuery,
      screen: 'other',
    },
    {
      pattern: '/:lang/subscription',
      module: 'coffee/routes/subscription.tsx',
      access: 'public',
      query: ['cups', 'method', 'coffee'],
      screen: 'other',
    },
  ],
  query: {
    '/:lang/c/:handle': adviceQuery,
    '/:lang/e/:slug': adviceQuery,
    '/:lang/p/:handle': ['brewer', 'grinder'],
    '/:lang/a/:handle': ['coffee'],
  },
};
