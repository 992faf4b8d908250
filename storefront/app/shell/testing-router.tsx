import type { ReactElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { type Site, SiteContext } from './site.ts';

/** For tests: renders children in a router with the site's settings. */
export function SiteRouter({
  hasNewsletter = true,
  children,
}: Partial<Pick<Site, 'hasNewsletter'>> & { children: ReactElement }) {
  const site: Site = {
    publicOrigin: 'https://shop.example',
    accountUrl: 'https://account.example',
    hasNewsletter,
  };
  const router = createMemoryRouter([{ path: '*', element: children }]);
  return (
    <SiteContext value={site}>
      <RouterProvider router={router} />
    </SiteContext>
  );
}
