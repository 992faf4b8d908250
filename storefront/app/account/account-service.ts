import type { z } from 'zod';
import type { Locale } from '../i18n/locales.ts';

/** A customer who is signed in; what is asked of the platform is asked with their token. */
export interface SignedInCustomer {
  /** Throws an AccountError, also unless the answer has this shape. */
  send<Data>(document: string, variables: object, shape: z.ZodType<Data>): Promise<Data>;
}

/** A redirect with the cookies that belong to it. */
interface AccountRedirect {
  location: string;
  cookies: string[];
}

export interface AccountService {
  /** Null without a cookie. Whether its session still exists is known when something is asked. */
  customer(request: Request): SignedInCustomer | null;
  /** Whether the session exists, without asking the platform; null where it is not known. */
  signedIn(request: Request): Promise<{ firstName: string | null } | null>;
  /** To the platform's sign-in page. `returnTo` is a path of ours. */
  signIn(page: { locale: Locale; returnTo: string }): Promise<AccountRedirect>;
  /** Ends the session here; the address ends it at the platform, too, and leads to `returnTo`. */
  signOut(request: Request, returnTo: string): Promise<AccountRedirect>;
}

type AccountProblem = 'signedOut' | 'unavailable';

/** Why an account cannot be shown; identified by name, since the error's class is the server's. Null for other errors. */
export function accountProblem(error: unknown): AccountProblem | null {
  if (!(error instanceof Error) || error.name !== 'AccountError') return null;
  return 'isSignedOut' in error && error.isSignedOut === true ? 'signedOut' : 'unavailable';
}
