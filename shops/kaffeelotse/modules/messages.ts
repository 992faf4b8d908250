/** Folders of storefront/app whose texts this shop needs. */
export const messageModules = ['coffee'] as const;
