/** Their front matter, beside the storefront's own kinds. */
export const documentKinds = [] as const;
