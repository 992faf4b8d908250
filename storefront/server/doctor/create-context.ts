import { createAdminClient } from '../admin/admin-client.ts';
import { loadBuild } from '../application/production.ts';
import { readAdminConfig, readConfig } from '../config/config.ts';
import { createPlatformClient } from '../platform/platform-client.ts';
import { PlatformError } from '../platform/platform-error.ts';
import type { DoctorContext } from './check.ts';
import { serviceProblem } from './service-problem.ts';

const timeoutMs = 5000;

/** What the checks look at, for the shop that the environment names. */
export function createDoctorContext(env: NodeJS.ProcessEnv) {
  const config = readConfig(env);
  const adminConfig = readAdminConfig(env);
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
  const context: DoctorContext = {
    config,
    async send(text) {
      const kind = text.startsWith('mutation') ? 'mutation' : 'query';
      const name = /^\w+ (\w+)/.exec(text)?.[1] ?? '';
      denied = undefined;
      const data = await platform.forBuyer('').send<unknown, object>({ name, kind, text }, {});
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
    async contentProblems() {
      const build = await loadBuild().catch(() => null);
      const hosts = [config.platform.url, config.publicOrigin].map((url) => new URL(url).host);
      if (!build) return null;
      const { examineContent, adminAddress } = build.entry.module;
      const problems = await examineContent(platform.forBuyer(''), hosts);
      return problems.map((problem) => ({
        ...problem,
        address: adminAddress(config.platform.url, problem),
      }));
    },
    serviceProblem,
    async redirectOf(url) {
      const signal = AbortSignal.timeout(timeoutMs);
      const response = await fetch(url, { redirect: 'manual', signal });
      return response.headers.get('location');
    },
  };
  return { context, close: () => platform.close() };
}
