import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { pathToFileURL } from 'node:url';
import { packageFile } from '../package-files.ts';
import { type ApiVersion, apiVersion } from './api-version.ts';
import { downloadSchemas, type WantedSchema } from './download.ts';

/** The platform's schema as SDL; one that is not committed is downloaded when it is first needed. */
export const readSchema = (version: ApiVersion = apiVersion) => read(version, 'storefront');
export const readAdminSchema = (version: ApiVersion) => read(version, 'admin');
export const readCustomerSchema = (version: ApiVersion) => read(version, 'customer');

export function schemaFile(version: ApiVersion, api: WantedSchema['api']): URL {
  const names = api === 'storefront' ? [`${version}.graphql`] : [api, `${version}.graphql.gz`];
  return pathToFileURL(packageFile('schema', ...names));
}

function read(version: ApiVersion, api: WantedSchema['api']): string {
  const file = schemaFile(version, api);
  if (!existsSync(file)) downloadSchemas([{ version, api, file }]);
  const content = readFileSync(file);
  return (api === 'storefront' ? content : gunzipSync(content)).toString('utf8');
}
