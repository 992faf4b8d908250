import { describe, expect, test } from 'vitest';
import { ask, createTestApp } from '../testing/app.ts';
import { createTestDatabase } from '../testing/database.ts';

const database = await createTestDatabase();
const app = await createTestApp(database, { control: true });

async function dashboard(query = ''): Promise<string> {
  const response = await app.inject(`/${query}`);
  expect(response.statusCode).toBe(200);
  return response.body;
}

function post(path: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
  return app.inject({
    method: 'POST',
    url: `/_dashboard/${path}`,
    payload: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  });
}

const control = async () => (await app.inject('/_control')).json();

test('says so where there is nothing to show yet', async () => {
  const page = await dashboard();
  expect(page).toContain('Nobody has asked the Storefront API yet.');
  expect(page).toContain('Nothing has been ordered yet.');
  expect(page).toContain('Every field that was requested was answered.');
});

test('lists requests and unanswered fields', async () => {
  await ask(app, 'query Tags { cartCompletionAttempt(attemptId: "1") { __typename } }');
  const page = await dashboard();
  expect(page).toContain('<strong>Tags</strong>');
  expect(page).toContain('<strong>QueryRoot.cartCompletionAttempt(attemptId:)</strong>');
});

test('text of a request is escaped', async () => {
  await ask(app, 'query Search($q: String!) { search(query: $q, first: 1) { totalCount } }', {
    q: '<script>alert(1)</script>',
  });
  expect(await dashboard()).toContain('q &lt;script&gt;alert(1)&lt;/script&gt;');
});

describe('forms', () => {
  test('faults are set together and switched off together', async () => {
    const form = {
      slow: 'on',
      milliseconds: '5',
      throttlingPercent: '20',
      throttleStatus: '430',
      errors: 'on',
      errorsPercent: '50',
      lostPercent: '20',
      outage: 'none',
    };
    expect((await post('faults', form)).statusCode).toBe(303);
    expect((await control()).faults).toMatchObject({
      latencyMilliseconds: 5,
      throttleRate: 0,
      throttleStatus: 430,
      errorRate: 0.5,
    });
    expect(await dashboard()).toContain('2 faults are on.');
    await post('faults/off', {});
    expect((await control()).faults).toMatchObject({ latencyMilliseconds: 0, errorRate: 0 });
    expect(await dashboard()).not.toContain('faults are on');
  });

  test('a text that makes requests fail is added and taken away', async () => {
    await post('failing', { add: 'kettle' });
    expect(await dashboard()).toContain('kettle no longer fails');
    await post('failing', { remove: 'kettle', add: '' });
    expect(await dashboard()).not.toContain('kettle');
  });

  test('a text that a test has set is shown and taken away, too', async () => {
    await app.inject({ method: 'PUT', url: '/_control/faults', payload: { failing: 'kettle' } });
    expect(await dashboard()).toContain('kettle no longer fails');
    await post('failing', { remove: 'kettle', add: '' });
    expect(await dashboard()).not.toContain('kettle');
  });

  test('the dashboard answers during an outage', async () => {
    await post('faults', { milliseconds: '1', throttleStatus: '429', outage: 'error' });
    expect((await app.inject('/health')).statusCode).toBe(503);
    expect(await dashboard()).toContain('One fault is on.');
    await post('faults/off', {});
  });

  test('the clock is moved and comes back', async () => {
    await post('clock', { hours: '24' });
    const ahead = Date.parse((await control()).now) - Date.now();
    expect(Math.round(ahead / 3_600_000)).toBe(24);
    expect(await dashboard()).toContain('ahead of this machine');
    await post('clock', { hours: 'now' });
    expect(await dashboard()).toContain('the time of this machine');
  });

  test('a reset is confirmed first, then removes carts', async () => {
    await ask(app, 'mutation { cartCreate { cart { id } } }');
    expect(await dashboard()).toContain('Removes 1 cart, ');
    expect(await dashboard('?confirm=reset')).toContain('Yes, reset everything');
    await post('reset', {});
    expect(await dashboard()).toContain('Removes 0 carts, ');
  });

  test('another site cannot send them', async () => {
    const response = await post('reset', {}, { 'sec-fetch-site': 'cross-site' });
    expect(response.statusCode).toBe(403);
  });
});

test('only shows without the control interface', async () => {
  const closed = await createTestApp(database);
  const page = await closed.inject('/');
  expect(page.statusCode).toBe(200);
  expect(page.body).not.toContain('Reset everything');
  expect((await closed.inject({ method: 'POST', url: '/_dashboard/reset' })).statusCode).toBe(404);
});
