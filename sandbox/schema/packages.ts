import type { ApiVersion } from './api-version.ts';

/** An npm package that contains schemas, pinned by its content as in a lock file. */
export interface SchemaPackage {
  name: string;
  integrity: string;
}

const newer: SchemaPackage = {
  name: '@shopify/dev-mcp@1.16.0',
  integrity:
    'sha512-tqgRnK7sQhjew+htxtleTH23nXB5fZcsrhWgEkomsorGXvLOB2mh2upwZm8uzuTDNTZnqtLMe64yIwh6s2awtw==',
};

/** Where the schemas of each version are published. */
export const publishedIn: Record<
  ApiVersion,
  { storefront: SchemaPackage; admin: SchemaPackage | null; customer: SchemaPackage | null }
> = {
  '2025-07': {
    storefront: {
      name: '@shopify/hydrogen-react@2025.7.2',
      integrity:
        'sha512-F6wkieimH9PIodctNz15zFxdGXs//Fl3SGN/8erUs2sQ/v20o4jiFijmCF4ZvU0kYoZWiOQXiz7Ruz/RILgz1g==',
    },
    admin: null,
    customer: null,
  },
  '2025-10': {
    storefront: {
      name: '@shopify/hydrogen-react@2025.10.0',
      integrity:
        'sha512-8zZP/2/kzZ++Yq20ndcCczH/2PcDkOcuuKAF7dwaja5cSAGl44x8Xp89XsTKfKBOWstb0YMuz+cAiElcIJ8caw==',
    },
    admin: newer,
    customer: newer,
  },
  '2026-01': {
    storefront: {
      name: '@shopify/hydrogen-react@2026.1.2',
      integrity:
        'sha512-FV/D+5eK/cu51BAqVlqifhVjbf0VTg3J5Lr3lcwMghaFAY2WeQ37WMIDfeeg/zcr3/QiwENf1wxH160Vdi/YOQ==',
    },
    admin: newer,
    customer: newer,
  },
  '2026-04': {
    storefront: {
      name: '@shopify/hydrogen-react@2026.4.4',
      integrity:
        'sha512-3Xh8OLt58MhhpVGSOas+EhYu6FU4RNKlWI8o+y6749mAlZja2OUNu54zObgLzDfJ/Q6gzbZBw7gjAbPP4EmqOA==',
    },
    admin: newer,
    customer: newer,
  },
  '2026-07': { storefront: newer, admin: newer, customer: newer },
  '2026-10': { storefront: newer, admin: newer, customer: newer },
};
