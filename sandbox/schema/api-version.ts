/** The version that the sandbox serves and that the storefront's operations are generated for. */
export const apiVersion = '2025-07';

export const storefrontApiPath = `/api/${apiVersion}/graphql`;
export const adminApiPath = `/admin/api/${apiVersion}/graphql.json`;
export const schemaFile = new URL(`${apiVersion}.graphql`, import.meta.url);
