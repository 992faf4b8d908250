import { setTimeout as delay } from 'node:timers/promises';
import { codeIn, tokenIn } from '../../storefront/server/newsletter/testing/mail-links.ts';
import type { Row } from '../support/table.ts';
import { startTcpProxy, type TcpProxy } from '../support/tcp-proxy.ts';
import { waitUntil } from '../support/wait-until.ts';
import { publicOrigin, startEnvironment, type TestEnvironment } from './environment.ts';
import { startProcess, stopProcess } from './processes.ts';

const outageSeconds = Number(process.env.BENCH_OUTAGE_SECONDS ?? 15);
/** The queue backs off exponentially. */
const recoverySeconds = 60 + outageSeconds * 2;

/** Outages of mail server, Admin API and database, one after the other, of a running storefront. */
export async function outages(): Promise<Row[]> {
  const environment = await startEnvironment();
  const smtpProxy = await startTcpProxy({ host: '127.0.0.1', port: portOf(environment.smtp.url) });
  const adminProxy = await startTcpProxy({ host: '127.0.0.1', port: environment.adminPort });
  const database = new URL(environment.databaseUrl);
  const databaseProxy = await startTcpProxy({
    host: database.hostname,
    port: Number(database.port || 5432),
  });
  database.host = `127.0.0.1:${databaseProxy.port}`;
  const { port, origin } = new URL(publicOrigin);
  const shop = await startProcess('main', {
    ...environment.variables,
    NEWSLETTER_DATABASE_URL: database.href,
    SMTP_URL: `smtp://127.0.0.1:${smtpProxy.port}`,
    ADMIN_URL: `http://127.0.0.1:${adminProxy.port}`,
    PORT: port,
    PLATFORM_URL: `http://127.0.0.1:${environment.adminPort}`,
    PLATFORM_TOKEN: 'bench',
    CHECKOUT_HOSTS: 'localhost',
    ACCOUNT_URL: origin,
    SESSION_SECRET: 'for-the-bench-only-and-nothing-else',
  });
  const proxies = [smtpProxy, adminProxy, databaseProxy];
  try {
    await waitUntil(async () => (await signUp('warm-up@example.com')).sent, 30);
    await mailTo(environment, 'warm-up@example.com', 0, 30);
    return [
      ...(await smtpDown(environment, smtpProxy)),
      ...(await adminDown(environment, adminProxy)),
      ...(await databaseDown(environment, smtpProxy, databaseProxy)),
    ];
  } finally {
    for (const proxy of proxies) proxy.restore();
    await stopProcess(shop, 'SIGTERM');
    for (const proxy of proxies) await proxy.stop();
    await environment.stop();
  }
}

async function smtpDown(environment: TestEnvironment, proxy: TcpProxy): Promise<Row[]> {
  proxy.interrupt();
  const answer = await signUp('smtp@example.com');
  const usable = await pageIsUsable();
  await delay(outageSeconds * 1000);
  proxy.restore();
  return [
    usable('mail server down'),
    yesOrNo('a sign-up is accepted', answer.sent),
    delivered(
      'its mail is delivered after recovery',
      await mailTo(environment, 'smtp@example.com'),
    ),
  ];
}

async function adminDown(environment: TestEnvironment, proxy: TcpProxy): Promise<Row[]> {
  const email = 'admin@example.com';
  await signUp(email);
  await mailTo(environment, email);
  proxy.interrupt();
  const token = tokenIn(environment.smtp.mailsTo(email)[0] ?? missing(), 'confirm');
  const confirmation = await press('confirm', token);
  const usable = await pageIsUsable();
  await delay(outageSeconds * 1000);
  const early = environment.smtp.mailsTo(email).length > 1;
  proxy.restore();
  const seconds = await mailTo(environment, email, 1);
  const codes = environment.smtp.mailsTo(email).flatMap((mail) => codeIn(mail) ?? []);
  return [
    usable('Admin API down'),
    yesOrNo('a confirmation is accepted', confirmation.includes('Willkommen an Bord.')),
    yesOrNo('no voucher mail without a code', !early),
    delivered('code and mail are delivered after recovery', seconds),
    yesOrNo('exactly one code', new Set(codes).size === 1),
  ];
}

async function databaseDown(
  environment: TestEnvironment,
  smtpProxy: TcpProxy,
  proxy: TcpProxy,
): Promise<Row[]> {
  // acknowledged, but not sent yet when the database fails
  smtpProxy.interrupt();
  const before = await signUp('before@example.com');
  proxy.interrupt();
  smtpProxy.restore();
  const during = await signUp('during@example.com');
  const usable = await pageIsUsable();
  const token = tokenIn(environment.smtp.mailsTo('smtp@example.com')[0] ?? missing(), 'confirm');
  const confirmation = await press('confirm', token);
  await delay(outageSeconds * 1000);
  proxy.restore();
  const earlier = await mailTo(environment, 'before@example.com');
  const retried = await waitUntil(async () => (await signUp('during@example.com')).sent, 30);
  return [
    usable('PostgreSQL down'),
    yesOrNo('a sign-up is rejected with a message that nothing was saved', isUnavailable(during)),
    yesOrNo('so is a confirmation', confirmation.includes('Es wurde nichts geändert.')),
    delivered(
      'mails acknowledged before are delivered after recovery',
      before.sent ? earlier : null,
    ),
    delivered('signing up works again', retried),
    delivered('and its mail is delivered', await mailTo(environment, 'during@example.com')),
  ];
}

interface SignUpResponse {
  sent: boolean;
  problems: string[];
}

const isUnavailable = ({ sent, problems }: SignUpResponse) =>
  !sent && problems.includes('unavailable');

async function signUp(email: string): Promise<SignUpResponse> {
  const response = await post(
    '/de/newsletter/sign-up',
    new URLSearchParams({ email, consent: 'on' }),
  );
  return response.json();
}

async function press(intent: string, token: string): Promise<string> {
  const path = `/de/newsletter/confirm?token=${token}`;
  return (await post(path, new URLSearchParams({ intent }))).text();
}

function post(path: string, body: URLSearchParams): Promise<Response> {
  return fetch(publicOrigin + path, { method: 'POST', body, headers: { origin: publicOrigin } });
}

async function pageIsUsable() {
  const started = performance.now();
  const response = await fetch(`${publicOrigin}/de/e/newsletter`);
  const whole = (await response.text()).includes('name="email"');
  const milliseconds = Math.round(performance.now() - started);
  return (what: string): Row => ({
    expectation: `${what}: the page has its form`,
    seen: `status ${response.status} in ${milliseconds} ms`,
    met: response.ok && whole,
  });
}

function mailTo({ smtp }: TestEnvironment, address: string, index = 0, limit = recoverySeconds) {
  return waitUntil(() => smtp.mailsTo(address).length > index, limit);
}

function yesOrNo(expectation: string, met: boolean): Row {
  return { expectation, seen: met ? 'yes' : 'no', met };
}

function delivered(expectation: string, seconds: number | null): Row {
  return {
    expectation,
    seen: seconds === null ? 'never' : `after ${seconds.toFixed(1)} s`,
    met: seconds !== null,
  };
}

function portOf(url: string): number {
  return Number(new URL(url).port);
}

function missing(): never {
  throw new Error('no mail arrived');
}
