import { describe, expect, it } from 'vitest';
import { readConfig as readSandboxConfig } from '../../sandbox/server/config.ts';
import { readConfig, readNewsletterConfig } from '../../storefront/server/config/config.ts';
import { stackEnvironments } from './environments.ts';

const addresses = {
  shop: 'http://localhost:8080',
  edges: ['http://localhost:8080'],
  sandbox: 'http://localhost:8097',
  sandboxDatabase: 'postgres://postgres@127.0.0.1:8096/sandbox',
  newsletterDatabase: 'postgres://postgres@127.0.0.1:8096/storefront',
  ports: { sandbox: 8097, inbox: 8098, tagManager: 8099, redis: 8095 },
};

describe('the stack with its services', () => {
  const environments = stackEnvironments(addresses, true);
  const node = readConfig(environments.node(8091, 8093, 8095));
  const worker = readNewsletterConfig(environments.worker);
  const sandbox = readSandboxConfig(environments.sandbox);

  it('accepts sign-ups in the nodes and runs the jobs in the worker', () => {
    expect(node.newsletter).toMatchObject({ worker: false });
    expect(worker).toMatchObject({ ...node.newsletter, worker: true });
  });

  it('has the languages of the shop in the sandbox, too', () => {
    expect(environments.sandbox.SANDBOX_LANGUAGES).toBe('de,en,da');
  });

  it('sends mails to the sandbox’s inbox', () => {
    expect(worker?.smtpUrl).toBe(`smtp://localhost:${sandbox.inboxPort}`);
  });

  it('requires consent for the platform’s script and a third-party tag manager', () => {
    expect(node.consent?.platform?.script).toBe('http://localhost:8097/consent-tracking.js');
    const tagManager = new URL(node.consent?.tagManager ?? '');
    expect(tagManager.port).toBe(String(sandbox.tagManagerPort));
    expect(tagManager.hostname).not.toBe('localhost');
  });

  it('runs with STAGE=production', () => {
    expect(node.stage).toBe('production');
  });
});

it('has neither newsletter nor consent without its services', () => {
  const environments = stackEnvironments(addresses, false);
  const node = readConfig(environments.node(8091, 8093, 8095));
  expect(node.newsletter).toBeNull();
  expect(node.consent).toBeNull();
  const sandbox = readSandboxConfig(environments.sandbox);
  expect(sandbox).toMatchObject({ inboxPort: undefined, tagManagerPort: undefined });
});
