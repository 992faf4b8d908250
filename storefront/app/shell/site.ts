import { createContext, use } from 'react';

/** Site-wide settings from the root loader. */
export interface Site {
  publicOrigin: string;
  /** The platform's pages; null where the shop has its own. */
  accountUrl: string | null;
  /** Whether visitors can sign up; false without a database. */
  hasNewsletter: boolean;
}

/** Undefined on a page whose root loader failed. */
export const SiteContext = createContext<Site | undefined>(undefined);

export function useSite(): Site | undefined {
  return use(SiteContext);
}
