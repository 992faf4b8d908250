// Two customers and a stranger ask for the account through the edge at the same time: nobody sees somebody else's.
import { signInOverHttp } from '../../e2e/support/account.ts';
import { visitorAddress } from './support/load.ts';
import { exactly, report } from './support/report.ts';
import { withStack } from './support/with-stack.ts';

const rounds = 1_000;
const atOnce = 20;
const customers = ['one@example.com', 'two@example.com'];

// the bench stands where a balancer would, and says for whom it asks
await withStack({ nodeEnv: { TRUST_PROXY: '2' } }, async ({ urls: { shop, sandbox } }) => {
  const sessions: { email: string; cookie: string }[] = [];
  for (const email of customers) {
    const { cookie } = await signInOverHttp(email, { shop, sandbox });
    sessions.push({ email, cookie });
  }
  const found = { own: 0, foreign: 0, stored: 0, traces: 0, cookies: 0, strangers: 0 };
  let asked = 0;
  const ask = (path: string, cookie: string) => {
    asked += 1;
    return fetch(shop + path, {
      headers: { 'x-forwarded-for': visitorAddress(asked), ...(cookie && { cookie }) },
      redirect: 'manual',
    });
  };

  async function round(index: number) {
    const { email, cookie } = sessions[index % 2] ?? { email: '', cookie: '' };
    const own = await ask('/de/account', cookie);
    const text = await own.text();
    if (text.includes(email)) found.own += 1;
    if (customers.some((other) => other !== email && text.includes(other))) found.foreign += 1;
    const isStored = own.headers.get('cache-control') !== 'private, no-store';
    if (isStored || own.headers.get('x-cache') !== 'pass') found.stored += 1;

    const page = await ask('/de', cookie);
    const html = await page.text();
    if (customers.some((other) => html.includes(other))) found.traces += 1;
    if (page.headers.get('set-cookie')) found.cookies += 1;

    const stranger = await ask('/de/account', '');
    const shown = await stranger.text();
    if (stranger.status === 200 || customers.some((other) => shown.includes(other))) {
      found.strangers += 1;
    }
  }
  for (let first = 0; first < rounds; first += atOnce) {
    await Promise.all(Array.from({ length: atOnce }, (_, place) => round(first + place)));
  }

  report(`Accounts: two customers and strangers, ${rounds} times through the edge`, [
    exactly('answers with the own account', found.own, rounds),
    exactly('answers with another account', found.foreign, 0),
    exactly('answers that a cache may store', found.stored, 0),
    exactly('public pages with a trace of an account', found.traces, 0),
    exactly('public pages with a cookie', found.cookies, 0),
    exactly('accounts shown without a session', found.strangers, 0),
  ]);
});
