// For `node --import`: the environment first, then .env in the root. The sandbox's settings fill in where neither names
// a shop; beside a real one they would hide what is missing.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { namesSandbox } from './names-sandbox.ts';

const ownFile = fileURLToPath(new URL('../../../.env', import.meta.url));
if (existsSync(ownFile)) process.loadEnvFile(ownFile);
if (namesSandbox(process.env)) {
  process.loadEnvFile(fileURLToPath(new URL('../../sandbox.env', import.meta.url)));
}
