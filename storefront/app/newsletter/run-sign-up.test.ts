import { expect, test, vi } from 'vitest';
import { createLimiters } from '../../server/http/limiters.ts';
import { linkLimits, signUpLimits } from './limits.ts';
import type { Newsletter } from './newsletter.ts';
import { runResend, runSignUp } from './run-sign-up.ts';

type Outcome = Awaited<ReturnType<Newsletter['signUp']>>;

function toolsWith(outcome: Outcome = 'sent', work = 0) {
  const signUp = vi.fn(async () => {
    await new Promise((resolve) => setTimeout(resolve, work));
    return outcome;
  });
  const newsletter: Newsletter = {
    signUp,
    look: async () => 'ready',
    confirm: async () => 'confirmed',
    resend: async () => 'sent',
    unsubscribe: async () => 'unsubscribed',
    isSubscribed: async () => false,
    unsubscribeAddress: async () => 'unsubscribed',
  };
  const { newsletterAttempts: attempts } = createLimiters({ redis: null, secret: 'test' });
  return { newsletter, attempts, language: 'de' as const, networks: ['192.0.2.7'], signUp };
}

function formWith(fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

const filled = { email: ' mara@example.com ', consent: 'on' };

test.each<[Outcome, object]>([
  ['sent', { sent: true, problems: [] }],
  ['alreadySubscribed', { sent: false, problems: ['alreadySubscribed'] }],
  ['unavailable', { sent: false, problems: ['unavailable'] }],
])('%s is passed on', async (outcome, state) => {
  const answer = await runSignUp(formWith(filled), toolsWith(outcome));
  expect(answer).toMatchObject({ email: 'mara@example.com', ...state });
});

test('an incomplete form is not sent', async () => {
  const tools = toolsWith();
  const answer = await runSignUp(formWith({ email: 'mara@' }), tools);
  expect(answer.problems).toEqual(['invalidEmail', 'consentMissing']);
  expect(tools.signUp).not.toHaveBeenCalled();
});

test('a filled honeypot gets the normal response without a sign-up', async () => {
  const tools = toolsWith();
  const answer = await runSignUp(formWith({ ...filled, website: 'https://spam.example' }), tools);
  expect(answer).toMatchObject({ sent: true, problems: [] });
  expect(tools.signUp).not.toHaveBeenCalled();
});

test.each<[Outcome, number]>([
  ['sent', 60],
  ['alreadySubscribed', 0],
  ['unavailable', 120],
])('the response to %s takes a constant time', async (outcome, work) => {
  const started = performance.now();
  await runSignUp(formWith(filled), toolsWith(outcome, work));
  expect(performance.now() - started).toBeGreaterThan(290);
});

test('a mailbox is limited to five sign-ups an hour from any network', async () => {
  const tools = toolsWith();
  const tries = Array.from({ length: 6 }, (_, index) => ({
    ...tools,
    networks: [`192.0.2.${index}`],
  }));
  const answers = [];
  for (const one of tries.slice(0, 5)) answers.push(await runSignUp(formWith(filled), one));
  expect(answers.every(({ sent }) => sent)).toBe(true);
  const [last = tools] = tries.slice(5);
  const other = { ...filled, email: 'MARA@example.com' };
  expect((await runSignUp(formWith(other), last)).problems).toEqual(['tooManyTries']);
});

test('a network is limited to forty sign-ups an hour', async () => {
  const tools = toolsWith();
  await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      runSignUp(formWith({ ...filled, email: `reader${index}@example.com` }), tools),
    ),
  );
  expect((await runSignUp(formWith(filled), tools)).problems).toEqual(['tooManyTries']);
  expect(await runResend('token', tools)).toBe('tooManyTries');
});

test('all spellings of a mailbox share one limit', async () => {
  const tools = toolsWith();
  const spellings = ['mara@x.example', 'm.ara@x.example', 'mara+1@x.example', 'Mara+2@x.example'];
  const answers = [];
  for (const email of [...spellings, 'ma.ra+3@x.example', 'mara+4@x.example']) {
    answers.push(await runSignUp(formWith({ ...filled, email }), tools));
  }
  expect(answers.map(({ sent }) => sent)).toEqual([true, true, true, true, true, false]);
});

test('all networks together may sign up 5,000 times an hour', () => {
  const limits = signUpLimits('mara@mail.example', ['192.0.2.1']);
  const other = linkLimits('token', ['192.0.2.2']);
  const shared = limits.filter(({ key }) => other.some((one) => one.key === key));
  expect(shared).toEqual([{ key: 'newsletter in all', max: 5_000 }]);
});
