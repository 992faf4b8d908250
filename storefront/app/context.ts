import { createContext } from 'react-router';
import type { Carts } from './commerce/carts.ts';
import type { Catalogue } from './commerce/catalogue.ts';
import type { Language } from './i18n/languages.ts';

/** What loaders and actions may use; the server fills it in for every request. */
export interface Shop {
  catalogue: Catalogue;
  carts: Carts;
}

export interface Site {
  requestId: string;
  /** Where shoppers find the shop, for absolute addresses. */
  publicOrigin: string;
  checkoutHosts: string[];
  accountUrl: string;
}

export const shopContext = createContext<Shop>();
export const siteContext = createContext<Site>();
export const languageContext = createContext<Language>();
