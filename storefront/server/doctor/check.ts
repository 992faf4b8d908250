import type { ContentProblem } from '../../app/entry.server.tsx';
import type { AdminClient } from '../admin/admin-client.ts';
import type { Config } from '../config/config.ts';

export interface Finding {
  name: string;
  status: 'ok' | 'warning' | 'failed' | 'skipped';
  /** What was found, and where to change it. */
  message: string;
}

/** What the checks look at; replaced in tests. */
export interface DoctorContext {
  config: Pick<
    Config,
    | 'publicOrigin'
    | 'checkoutHosts'
    | 'accountUrl'
    | 'webhookSecret'
    | 'redisUrl'
    | 'purge'
    | 'consent'
    | 'newsletter'
    | 'reviews'
    | 'stage'
  > & {
    platform: Pick<
      Config['platform'],
      'url' | 'token' | 'tokenKind' | 'apiVersion' | 'country' | 'markets' | 'imageOrigin'
    >;
  };
  /** Sends an operation of platform/documents.ts; throws a PlatformError. */
  send(document: string): Promise<unknown>;
  /** Of the last response. */
  answeredVersion(): string | undefined;
  /** Null without ADMIN_URL. */
  admin: AdminClient | null;
  /** Undefined with a fixed Admin API token. */
  clientSecret: string | undefined;
  /** Settings of claims that the built shop makes without evidence; none without a build. */
  claimsWithoutEvidence(): Promise<readonly string[]>;
  /** Where the official notice on the legal guarantee is missing. */
  languagesWithoutNotice(): Promise<readonly string[]>;
  /** Of the platform's content; null without a build. */
  contentProblems(): Promise<readonly (ContentProblem & { address: string })[] | null>;
  /** Why a service cannot be used; undefined if it can. */
  serviceProblem(url: string): Promise<string | undefined>;
  /** Where a GET request is redirected to; null if it is not. */
  redirectOf(url: string): Promise<string | null>;
}

export type Check = (context: DoctorContext) => Promise<Finding[]>;

export const ok = (name: string, message: string): Finding => ({ name, status: 'ok', message });
export const warning = (name: string, message: string): Finding => ({
  ...{ name, status: 'warning', message },
});
export const failed = (name: string, message: string): Finding => ({
  ...{ name, status: 'failed', message },
});
export const skipped = (name: string, message: string): Finding => ({
  ...{ name, status: 'skipped', message },
});
