import { type Config, ConfigError, readAdminConfig, readConfig } from '../config/config.ts';
import { type Finding, failed } from './check.ts';

type Environment = Record<string, string | undefined>;

/** What the remaining checks need in place of a required setting that is missing or wrong. */
const placeholders: Environment = {
  PUBLIC_ORIGIN: 'https://shop.invalid',
  PLATFORM_URL: 'https://shop.invalid',
  PLATFORM_TOKEN: 'missing',
  CHECKOUT_HOSTS: '',
  ACCOUNT_URL: 'https://shop.invalid',
  SESSION_SECRET: 'missing'.repeat(5),
};
/** Without these, other settings are not required. */
const switches = ['NEWSLETTER_DATABASE_URL', 'ADMIN_URL', 'REVIEWS_SERVICE', 'PREVIEW_PASSPHRASE'];

export interface ReadSettings {
  config: Config;
  admin: ReturnType<typeof readAdminConfig>;
  /** Settings without a usable value: what needs them is not checked. */
  invalid: ReadonlySet<string>;
  findings: Finding[];
}

/** All settings with something wrong, and a configuration without them for the other checks. */
export function readSettings(given: Environment): ReadSettings {
  const invalid = new Set<string>();
  const reasons = new Map<string, string>();
  let env: Environment = { ...given };
  for (;;) {
    try {
      const config = readConfig(env);
      const findings = [...reasons].map(([names, reason]) =>
        failed(`setting ${names}`, `${reason}: .env, docs/configuration.md`),
      );
      return { config, admin: readAdminConfig(env), invalid, findings };
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error;
      env = { ...env };
      for (const problem of error.problems) {
        const [names = '', ...reason] = problem.split(': ');
        const path = names.replace(/\.\d+$/, '');
        if (!reasons.has(path)) reasons.set(path, inWords(reason.join(': ')));
        for (const name of path.split(', ')) {
          // removed before, and still wrong: something else requires it
          const removed = invalid.has(name) ? switches.filter((one) => env[one]) : [name];
          if (invalid.has(name) && removed.length === 0) throw error;
          for (const one of removed) {
            invalid.add(one);
            env[one] = placeholders[one];
          }
        }
      }
      if (invalid.has('STAGE') || invalid.has('PREVIEW_PASSPHRASE')) env.STAGE = 'development';
    }
  }
}

function inWords(reason: string): string {
  return reason.includes('received undefined') ? 'is not set' : reason;
}
