// Downloads the schemas that are missing, or all of them again: `npm run generate schemas [-- --again]`.
import { existsSync } from 'node:fs';
import { oldestAdminVersion, publishedVersions } from './api-version.ts';
import { downloadSchemas, type WantedSchema } from './download.ts';
import { schemaFile } from './read-schema.ts';

const again = process.argv.includes('--again');
const schemas = publishedVersions.flatMap((version): WantedSchema[] => {
  const storefront: WantedSchema = { version, api: 'storefront', file: schemaFile(version, 'storefront') };
  if (version < oldestAdminVersion) return [storefront];
  return [
    storefront,
    { version, api: 'admin', file: schemaFile(version, 'admin') },
    { version, api: 'customer', file: schemaFile(version, 'customer') },
  ];
});
const wanted = schemas.filter(({ file }) => again || !existsSync(file));
downloadSchemas(wanted);
console.log(`schemas: ${wanted.length} of ${schemas.length} downloaded`);
