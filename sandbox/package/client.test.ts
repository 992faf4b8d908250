import { expect, test } from 'vitest';
import { createTestApp, testToken } from '../testing/app.ts';
import { createTestDatabase } from '../testing/database.ts';
import { connectSandbox } from './client.ts';

const app = await createTestApp(await createTestDatabase(), { control: true });
const url = await app.listen({ host: '127.0.0.1', port: 0 });
const sandbox = connectSandbox({ url, token: testToken, adminToken: testToken });

test('a request is kept with document, variables and errors, without secrets', async () => {
  const document = `mutation SignIn($input: CustomerAccessTokenCreateInput!) {
    customerAccessTokenCreate(input: $input) { customerUserErrors { code } } }`;
  const waiting = sandbox.waitForRequest('SignIn');
  await sandbox.query(document, { input: { email: 'mara@example.com', password: 'secret' } });
  const entry = await waiting;
  expect(entry).toMatchObject({
    document,
    status: 200,
    variables: { input: { email: 'mara@example.com', password: '***' } },
  });
  await sandbox.query('query Mistake { nonsense }');
  const [mistake] = await sandbox.requests('Mistake');
  expect(mistake?.errors?.[0]?.message).toBe("Field 'nonsense' doesn't exist on type 'QueryRoot'");
  expect(JSON.stringify(await sandbox.requests())).not.toContain('secret');
});

test('waiting for a request that nobody sends ends', async () => {
  await expect(sandbox.waitForRequest('Never', 50)).rejects.toThrow('No request Never in 50 ms.');
});

test('mails are none after a reset', async () => {
  await sandbox.reset();
  expect(await sandbox.mails()).toEqual([]);
  expect(await sandbox.unanswered()).toEqual([]);
});
