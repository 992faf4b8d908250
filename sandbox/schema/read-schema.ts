import { existsSync, readFileSync } from 'node:fs';
import { type ApiVersion, apiVersion, newestVersion, oldestAdminVersion } from './api-version.ts';
import { downloadSchemas, type WantedSchema } from './download.ts';
import { keptFingerprint } from './prune-schema.ts';

const committed = {
  storefront: [apiVersion, newestVersion],
  admin: [oldestAdminVersion, newestVersion],
};

/** The platform's schema as SDL; one that is not committed is downloaded when it is first needed. */
export const readSchema = (version: ApiVersion = apiVersion) => read(version, 'storefront');
export const readAdminSchema = (version: ApiVersion) => read(version, 'admin');

export function schemaFile(version: ApiVersion, api: WantedSchema['api']): URL {
  const isCommitted = committed[api].includes(version);
  const folder = isCommitted ? './' : '../../.data/schema/';
  const adminFolder = isCommitted ? 'admin/' : `admin-${keptFingerprint}/`;
  const name = `${api === 'admin' ? adminFolder : ''}${version}.graphql`;
  return new URL(`${folder}${name}`, import.meta.url);
}

function read(version: ApiVersion, api: WantedSchema['api']): string {
  const file = schemaFile(version, api);
  if (!existsSync(file)) downloadSchemas([{ version, api, file }]);
  return readFileSync(file, 'utf8');
}
