import type { ReactElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { shop } from '../commerce/shop.ts';
import type { Site } from './site.ts';

/** For tests: renders children in a router with the site's loader data. */
export function SiteRouter({
  hasNewsletter,
  children,
}: Pick<Site, 'hasNewsletter'> & { children: ReactElement }) {
  const site: Site = {
    publicOrigin: 'https://shop.example',
    accountUrl: 'https://account.example',
    hasNewsletter,
    rating: shop.reviews,
  };
  const router = createMemoryRouter(
    [{ id: 'root', path: '*', loader: () => site, element: children }],
    {
      hydrationData: { loaderData: { root: site } },
    },
  );
  return <RouterProvider router={router} />;
}
