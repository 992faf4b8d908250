import { useRouteLoaderData } from 'react-router';

/** What every page knows of the shop's addresses; the root's loader provides it. */
export interface Site {
  publicOrigin: string;
  accountUrl: string;
  /** Whether visitors can sign up: without a database there is no newsletter, and nothing may advertise it. */
  hasNewsletter: boolean;
}

/** Absent on a page whose very root failed. */
export function useSite(): Site | undefined {
  return useRouteLoaderData<Site>('root');
}
