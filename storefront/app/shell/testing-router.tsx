import type { ReactElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
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
  };
  const router = createMemoryRouter(
    [{ id: 'root', path: '*', loader: () => site, element: children }],
    {
      hydrationData: { loaderData: { root: site } },
    },
  );
  return <RouterProvider router={router} />;
}
