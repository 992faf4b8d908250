import { buildSchema } from 'graphql';
import { type ApiVersion, newestVersion } from '../schema/api-version.ts';
import { readSchema } from '../schema/read-schema.ts';
import { type Case, Skipped, type Version } from './case.ts';
import { allCases } from './cases/all-cases.ts';
import type { Endpoint } from './endpoint.ts';
import { ShopUnderTest } from './shop-under-test.ts';

export interface ConformanceOptions extends Endpoint {
  version?: ApiVersion;
  /** Leaves out what creates carts. */
  readOnly?: boolean;
  /** Cases with this text in their title. */
  only?: string;
}

export interface CaseResult {
  title: string;
  source: string;
  outcome: 'passed' | 'failed' | 'skipped';
  /** Why it failed or was skipped. */
  reason?: string;
}

export interface ConformanceReport {
  version: ApiVersion;
  /** How many were sent. */
  requests: number;
  results: CaseResult[];
}

/** What is asserted of a version, and where it is written. */
export function conformanceCases(
  version: ApiVersion = newestVersion,
): { title: string; source: string }[] {
  return allCases(versionOf(version));
}

/** Asks an endpoint everything that a version promises, one request after the other. */
export async function checkConformance(options: ConformanceOptions): Promise<ConformanceReport> {
  const version = versionOf(options.version ?? newestVersion);
  const shop = new ShopUnderTest(options, version);
  // an endpoint that does not answer at all is not worth three hundred failures
  await shop.facts();
  const results: CaseResult[] = [];
  const { only = '', readOnly } = options;
  const wanted = allCases(version).filter(
    ({ title, writes }) => title.includes(only) && !(writes && readOnly),
  );
  for (const one of wanted) results.push(await resultOf(one, shop));
  return { version: version.name, requests: shop.requests, results };
}

async function resultOf({ title, source, check }: Case, shop: ShopUnderTest): Promise<CaseResult> {
  try {
    await check(shop);
    return { title, source, outcome: 'passed' };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { title, source, outcome: error instanceof Skipped ? 'skipped' : 'failed', reason };
  }
}

function versionOf(name: ApiVersion): Version {
  return { name, schema: buildSchema(readSchema(name), { assumeValid: true }) };
}
