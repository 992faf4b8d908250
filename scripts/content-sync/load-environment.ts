// The environment first, then .env, then the local sandbox, as `npm start` has it.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

for (const name of ['../../.env', '../../storefront/sandbox.env']) {
  const file = fileURLToPath(new URL(name, import.meta.url));
  if (existsSync(file)) process.loadEnvFile(file);
}
