import { publishedVersions } from '../schema/api-version.ts';
import { gid } from './ids.ts';
import type { TypeMap } from './implementation.ts';

/** The sandbox has one market, in euros. */
const currency = { isoCode: 'EUR' };

export const shopTypes: TypeMap = {
  QueryRoot: {
    fields: {
      shop: (_root, _args, { shop }) => ({ id: gid('Shop', 1), name: shop.name }),
      localization: (_root, _args, { shop, faults }) => ({
        availableLanguages: faults.languages.map((language) => ({
          isoCode: language.toUpperCase(),
        })),
        availableCountries: [
          { isoCode: shop.country, currency },
          ...Object.entries(faults.markets).map(([isoCode, code]) => ({
            isoCode,
            currency: { isoCode: code },
          })),
        ],
      }),
      publicApiVersions: () =>
        publishedVersions.map((handle) => ({ handle, displayName: handle, supported: true })),
    },
  },
  Shop: { plain: ['id', 'name'] },
  Localization: { plain: ['availableLanguages', 'availableCountries'] },
  Language: { plain: ['isoCode'] },
  Country: { plain: ['isoCode', 'currency'] },
  Currency: { plain: ['isoCode'] },
  ApiVersion: { plain: ['handle', 'displayName', 'supported'] },
};
