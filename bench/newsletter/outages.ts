import { setTimeout as delay } from 'node:timers/promises';
import { codeIn, tokenIn } from '../../storefront/server/newsletter/testing/mail-links.ts';
import { type Line, startLine } from '../support/line.ts';
import type { Row } from '../support/table.ts';
import { waitUntil } from '../support/wait-until.ts';
import { prepare, publicOrigin, type Setting } from './setting.ts';
import { end, startProgram } from './worker-process.ts';

const outageSeconds = Number(process.env.BENCH_OUTAGE_SECONDS ?? 15);
/** The queue waits longer after every try that failed. */
const recoverySeconds = 60 + outageSeconds * 2;

/** Mail server, Admin API and database each go away for a while, behind a whole storefront. */
export async function outages(): Promise<Row[]> {
  const setting = await prepare();
  const smtpLine = await startLine({ host: '127.0.0.1', port: portOf(setting.smtp.url) });
  const adminLine = await startLine({ host: '127.0.0.1', port: setting.adminPort });
  const database = new URL(setting.databaseUrl);
  const databaseLine = await startLine({
    host: database.hostname,
    port: Number(database.port || 5432),
  });
  database.host = `127.0.0.1:${databaseLine.port}`;
  const { port, origin } = new URL(publicOrigin);
  const shop = await startProgram('main', {
    ...setting.environment,
    NEWSLETTER_DATABASE_URL: database.href,
    SMTP_URL: `smtp://127.0.0.1:${smtpLine.port}`,
    ADMIN_URL: `http://127.0.0.1:${adminLine.port}`,
    PORT: port,
    PLATFORM_URL: `http://127.0.0.1:${setting.adminPort}`,
    PLATFORM_TOKEN: 'bench',
    CHECKOUT_HOSTS: 'localhost',
    ACCOUNT_URL: origin,
    SESSION_SECRET: 'for-the-bench-only-and-nothing-else',
  });
  const lines = [smtpLine, adminLine, databaseLine];
  try {
    await waitUntil(async () => (await signUp('warm-up@example.com')).sent, 30);
    await mailTo(setting, 'warm-up@example.com', 0, 30);
    return [
      ...(await smtpDown(setting, smtpLine)),
      ...(await adminDown(setting, adminLine)),
      ...(await databaseDown(setting, smtpLine, databaseLine)),
    ];
  } finally {
    for (const line of lines) line.mend();
    await end(shop, 'SIGTERM');
    for (const line of lines) await line.stop();
    await setting.stop();
  }
}

async function smtpDown(setting: Setting, line: Line): Promise<Row[]> {
  line.cut();
  const answer = await signUp('smtp@example.com');
  const usable = await pageIsUsable();
  await delay(outageSeconds * 1000);
  line.mend();
  return [
    usable('mail server down'),
    said('a sign-up is taken', answer.sent),
    delivered('its mail comes after recovery', await mailTo(setting, 'smtp@example.com')),
  ];
}

async function adminDown(setting: Setting, line: Line): Promise<Row[]> {
  const email = 'admin@example.com';
  await signUp(email);
  await mailTo(setting, email);
  line.cut();
  const token = tokenIn(setting.smtp.mailsTo(email)[0] ?? missing(), 'confirm');
  const confirmation = await press('confirm', token);
  const usable = await pageIsUsable();
  await delay(outageSeconds * 1000);
  const early = setting.smtp.mailsTo(email).length > 1;
  line.mend();
  const seconds = await mailTo(setting, email, 1);
  const codes = setting.smtp.mailsTo(email).flatMap((mail) => codeIn(mail) ?? []);
  return [
    usable('Admin API down'),
    said('a confirmation is taken', confirmation.includes('Willkommen an Bord.')),
    said('no voucher mail without a code', !early),
    delivered('code and mail come after recovery', seconds),
    said('exactly one code', new Set(codes).size === 1),
  ];
}

async function databaseDown(setting: Setting, smtpLine: Line, line: Line): Promise<Row[]> {
  // acknowledged before, and not sent yet when the database goes
  smtpLine.cut();
  const before = await signUp('before@example.com');
  line.cut();
  smtpLine.mend();
  const during = await signUp('during@example.com');
  const usable = await pageIsUsable();
  const token = tokenIn(setting.smtp.mailsTo('smtp@example.com')[0] ?? missing(), 'confirm');
  const confirmation = await press('confirm', token);
  await delay(outageSeconds * 1000);
  line.mend();
  const earlier = await mailTo(setting, 'before@example.com');
  const retried = await waitUntil(async () => (await signUp('during@example.com')).sent, 30);
  return [
    usable('PostgreSQL down'),
    said('a sign-up is refused, and says that nothing was kept', refused(during)),
    said('so is a confirmation', confirmation.includes('Es wurde nichts geändert.')),
    delivered('what was acknowledged before comes after recovery', before.sent ? earlier : null),
    delivered('signing up works again', retried),
    delivered('and its mail comes', await mailTo(setting, 'during@example.com')),
  ];
}

interface Answer {
  sent: boolean;
  problems: string[];
}

const refused = ({ sent, problems }: Answer) => !sent && problems.includes('unavailable');

async function signUp(email: string): Promise<Answer> {
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
    claim: `${what}: the page has its form`,
    seen: `status ${response.status} in ${milliseconds} ms`,
    met: response.ok && whole,
  });
}

function mailTo({ smtp }: Setting, address: string, index = 0, limit = recoverySeconds) {
  return waitUntil(() => smtp.mailsTo(address).length > index, limit);
}

function said(claim: string, met: boolean): Row {
  return { claim, seen: met ? 'yes' : 'no', met };
}

function delivered(claim: string, seconds: number | null): Row {
  return {
    claim,
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
