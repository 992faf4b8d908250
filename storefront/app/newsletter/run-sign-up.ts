import { z } from 'zod';
import type { AttemptLimiter } from '../commerce/platform/attempt-limiter.ts';
import type { Language } from '../i18n/languages.ts';
import { honeypotField } from '../ui/honeypot-field.ts';
import { consentVersion } from './consent.ts';
import { linkLimits, signUpLimits } from './limits.ts';
import type { Newsletter } from './newsletter.ts';
import { type SignUpState, validateFields } from './sign-up-state.ts';

export interface SignUpTools {
  newsletter: Newsletter;
  attempts: AttemptLimiter;
  language: Language;
  /** The client's networks, for limits. */
  networks: readonly string[];
}

const form = z.object({
  email: z.string().trim().max(1000).catch(''),
  consent: z.literal('on').optional().catch(undefined),
  [honeypotField]: z.string().optional().catch(undefined),
});

/** Constant response time in milliseconds: timing must not reveal whether an address is known. */
const responseTime = 300;

/** Validates the form, applies the limits and signs up. */
export async function runSignUp(data: FormData, tools: SignUpTools): Promise<SignUpState> {
  const { email, consent, [honeypotField]: honeypot } = form.parse(Object.fromEntries(data));
  const state = { email, consent: consent === 'on', sent: false };
  const problems = validateFields(email, state.consent);
  if (problems.length > 0) return { ...state, problems };
  const limits = signUpLimits(email, tools.networks);
  if (!(await tools.attempts.take(limits))) return { ...state, problems: ['tooManyTries'] };
  const { newsletter, language } = tools;
  const [outcome] = await Promise.all([
    honeypot ? ('sent' as const) : newsletter.signUp({ email, language, consentVersion }),
    new Promise((resolve) => setTimeout(resolve, responseTime)),
  ]);
  if (outcome === 'sent') return { ...state, sent: true, problems: [] };
  return { ...state, problems: [outcome] };
}

/** Sends a new confirmation link, within limits. */
export async function runResend(token: string, tools: Omit<SignUpTools, 'language'>) {
  const limits = linkLimits(token, tools.networks);
  if (!(await tools.attempts.take(limits))) return 'tooManyTries';
  return tools.newsletter.resend(token);
}
