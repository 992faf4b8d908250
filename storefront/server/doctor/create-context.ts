import { shop } from '#shop/shop.ts';
import { createAdminClient } from '../admin/admin-client.ts';
import { loadBuild } from '../application/production.ts';
import { platformDocuments } from '../platform/documents.ts';
import { createPlatformClient } from '../platform/platform-client.ts';
import { PlatformError } from '../platform/platform-error.ts';
import type { DoctorContext } from './check.ts';
import type { ReadSettings } from './read-settings.ts';
import { serviceProblem } from './service-problem.ts';

const timeoutMs = 5000;

/** What the checks look at, for the shop that the settings name. */
export function createDoctorContext({
  config,
  invalid,
  admin: adminConfig,
}: Omit<ReadSettings, 'findings'>) {
  let answeredVersion: string | undefined;
  let denied: string | undefined;
  const platform = createPlatformClient({
    ...config.platform,
    onVersion(version) {
      answeredVersion = version;
    },
    onDeniedField({ message }) {
      denied = message;
    },
  });
  const hosts = [config.platform.url, config.publicOrigin].map((url) => new URL(url).host);
  const context: DoctorContext = {
    config,
    invalid,
    async send(text, variables = {}) {
      const kind = text.startsWith('mutation') ? 'mutation' : 'query';
      const name = /^\w+ (\w+)/.exec(text)?.[1] ?? '';
      denied = undefined;
      const data = await platform
        .forBuyer('')
        .send<unknown, object>({ name, kind, text }, variables);
      if (denied) throw new PlatformError(denied, { code: 'ACCESS_DENIED', isTemporary: false });
      return data;
    },
    answeredVersion: () => answeredVersion,
    admin: adminConfig && createAdminClient(adminConfig),
    clientSecret:
      adminConfig && 'clientSecret' in adminConfig.access
        ? adminConfig.access.clientSecret
        : undefined,
    claimsWithoutEvidence: () =>
      loadBuild().then(
        ({ entry }) => entry.module.claimsWithoutEvidence,
        () => [],
      ),
    languagesWithoutNotice: () =>
      loadBuild().then(
        ({ entry }) => entry.module.languagesWithoutNotice,
        () => [],
      ),
    shopFolder: () =>
      loadBuild().then(
        ({ entry }) => entry.module,
        () => null,
      ),
    async rangeSize() {
      const build = await loadBuild().catch(() => null);
      if (!build) return null;
      const counted = await build.entry.module.countProducts(platform.forBuyer(''));
      return { counted, advertised: shop.productsOver };
    },
    async deadLinks() {
      const build = await loadBuild().catch(() => null);
      return build ? build.entry.module.examineLinks(platform.forBuyer(''), hosts) : null;
    },
    async contentProblems() {
      const build = await loadBuild().catch(() => null);
      if (!build) return null;
      const { examineContent, adminAddress } = build.entry.module;
      const problems = await examineContent(platform.forBuyer(''), hosts);
      return problems.map((problem) => ({
        ...problem,
        address: adminAddress(config.platform.url, problem),
      }));
    },
    async acceptsPublicToken(token) {
      const url = `${config.platform.url}/api/${config.platform.apiVersion}/graphql.json`;
      const { ok } = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-shopify-storefront-access-token': token,
        },
        body: JSON.stringify({ query: platformDocuments.startupCheck }),
        signal: AbortSignal.timeout(timeoutMs),
      });
      return ok;
    },
    serviceProblem,
    async get(url, headers = {}) {
      const signal = AbortSignal.timeout(timeoutMs);
      const response = await fetch(url, { headers, redirect: 'manual', signal });
      return {
        status: response.status,
        location: response.headers.get('location'),
        contentType: response.headers.get('content-type') ?? '',
        text: await response.text(),
      };
    },
  };
  return { context, close: () => platform.close() };
}
