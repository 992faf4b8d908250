import { newestVersion } from '../schema/api-version.ts';

export const conformanceUsage = `storefront-sandbox conformance <url> [options]   asks a shop what the platform's documents promise

  <url>                  https://your-shop.myshopify.com, or a sandbox; SANDBOX_URL if left out
  --token <text>         of the Storefront API; SANDBOX_TOKEN if left out
  --api-version <name>   ${newestVersion}; "all" for every version
  --read-only            creates no carts
  --only <text>          cases with this text in their title
  --list                 prints what is asserted and where it is written, and asks nothing
  --json                 prints the results as JSON`;

export const importUsage = `storefront-sandbox import <folder> --products <csv> [options]   makes a catalogue of a product export
storefront-sandbox import <folder> --shop <url> --admin-token <text>   makes one of a running shop, by its Admin API

  --admin-token <text>     SHOP_ADMIN_TOKEN if left out; reads products, inventory, content and navigation
  --images <folder>        where pictures are looked for by name before they are downloaded
  --collections <json>     rules of collections; one for each type of product if left out
  --definitions <json>     types of metafields by "namespace.key"; inferred from the values if left out
  --name, --language, --currency, --country, --ships-to DE,AT`;

export const usage = `storefront-sandbox [start] [options]        starts a sandbox and prints how to reach it
storefront-sandbox exec [options] -- <command>   runs a command with a sandbox, and stops both

  --port <number>        4000; a free one with exec
  --host <address>       localhost; 0.0.0.0 in a container
  --catalogue <folder>   the shop's goods; a small shop if left out
  --shop-url <url>       your storefront, with {lang} for the language
  --token <text>         of the Storefront API
  --data <folder>        where the database is kept; node_modules/.cache if left out
  --database <url>       a PostgreSQL of your own, or "embedded", or "pglite"
  --https                also answers for *.myshopify.com and cdn.shopify.com, over TLS
  --fresh                forgets carts, orders and all else of the last start

${conformanceUsage}

${importUsage}`;
