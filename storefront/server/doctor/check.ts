import type { ContentProblem, DeadLink } from '../../app/entry.server.tsx';
import type { AdminClient } from '../admin/admin-client.ts';
import type { Config } from '../config/config.ts';

export interface Finding {
  name: string;
  status: 'ok' | 'warning' | 'failed' | 'skipped';
  /** What was found, and where to change it. */
  message: string;
}

interface Answer {
  status: number;
  /** Where it is redirected to. */
  location: string | null;
  contentType: string;
  text: string;
}

type Entry = typeof import('../../app/entry.server.tsx');
type ShopFolder = Pick<Entry, 'shippingKindOf' | 'demoData'>;

/** What the checks look at; replaced in tests. */
export interface DoctorContext {
  config: Pick<
    Config,
    | 'publicOrigin'
    | 'trustProxy'
    | 'expressPayment'
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
  /** Settings without a usable value: what needs them is not checked. */
  invalid: ReadonlySet<string>;
  /** Sends an operation of platform/documents.ts; throws a PlatformError. */
  send(document: string, variables?: object): Promise<unknown>;
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
  /** What the build knows of the shop's folder; null without a build. */
  shopFolder(): Promise<ShopFolder | null>;
  /** How many products the platform has, and how many pages speak of; null without a build. */
  rangeSize(): Promise<{ counted: number; advertised: number } | null>;
  /** Of menus and documents to goods that do not exist; null without a build. */
  deadLinks(): Promise<readonly DeadLink[] | null>;
  /** Of the platform's content; null without a build. */
  contentProblems(): Promise<readonly (ContentProblem & { address: string })[] | null>;
  /** Whether the platform takes it from a browser. */
  acceptsPublicToken(token: string): Promise<boolean>;
  /** Why a service cannot be used; undefined if it can. */
  serviceProblem(url: string): Promise<string | undefined>;
  /** A GET request, without following redirects. */
  get(url: string, headers?: Record<string, string>): Promise<Answer>;
}

export type Check = (context: DoctorContext) => Promise<Finding[]>;

export const ok = (name: string, message: string): Finding => ({ name, status: 'ok', message });
export const warning = (name: string, message: string): Finding => ({
  name,
  status: 'warning',
  message,
});
export const failed = (name: string, message: string): Finding => ({
  name,
  status: 'failed',
  message,
});
export const skipped = (name: string, message: string): Finding => ({
  name,
  status: 'skipped',
  message,
});
