// Checks the connected shop and says what to change; `--json` for pipelines. Exits with 1 if a check failed.

import { connect } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { createAdminClient } from '../admin/admin-client.ts';
import { readAdminConfig, readConfig } from '../config/config.ts';
import { createPlatformClient } from '../platform/platform-client.ts';
import { examine } from './examine.ts';

const timeoutMs = 5000;
const defaultPorts: Record<string, number> = {
  'http:': 80,
  'https:': 443,
  'redis:': 6379,
  'rediss:': 6379,
  'postgres:': 5432,
  'postgresql:': 5432,
  'smtp:': 25,
  'smtps:': 465,
};

const config = readConfig(process.env);
const adminConfig = readAdminConfig(process.env);
let answeredVersion: string | undefined;
const platform = createPlatformClient({
  ...config.platform,
  onVersion(version) {
    answeredVersion = version;
  },
});

const findings = await examine({
  config,
  send: (text) => {
    const kind = text.startsWith('mutation') ? 'mutation' : 'query';
    const name = /^\w+ (\w+)/.exec(text)?.[1] ?? '';
    return platform.forBuyer('').send<unknown, object>({ name, kind, text }, {});
  },
  answeredVersion: () => answeredVersion,
  admin: adminConfig && createAdminClient(adminConfig),
  clientSecret:
    adminConfig && 'clientSecret' in adminConfig.access
      ? adminConfig.access.clientSecret
      : undefined,
  isReachable,
  async redirectOf(url) {
    const response = await fetch(url, {
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    return response.headers.get('location');
  },
});
await platform.close();

if (process.argv.includes('--json')) {
  console.log(JSON.stringify(findings, null, 2));
} else {
  for (const { name, status, message } of findings) {
    console.log(`${status.padEnd(8)} ${name}: ${message}`);
  }
}
process.exitCode = findings.some(({ status }) => status === 'failed') ? 1 : 0;

function isReachable(url: string): Promise<boolean> {
  const { hostname: host, port, protocol } = new URL(url);
  const options = {
    host,
    port: Number(port) || (defaultPorts[protocol] ?? 443),
    timeout: timeoutMs,
  };
  return new Promise((resolve) => {
    const hasTls = ['rediss:', 'smtps:', 'https:'].includes(protocol);
    const socket = hasTls ? connectTls({ ...options, servername: host }) : connect(options);
    const finish = (isOpen: boolean) => {
      socket.destroy();
      resolve(isOpen);
    };
    socket.once(hasTls ? 'secureConnect' : 'connect', () => finish(true));
    socket.once('error', () => finish(false));
    socket.once('timeout', () => finish(false));
  });
}
