import {
  type Check,
  type DoctorContext,
  type Finding,
  failed,
  ok,
  skipped,
  warning,
} from './check.ts';

/** Scripts that pages load after consent. A wrong address is seen by nobody: the browser says nothing to visitors. */
export const checkConsentScripts: Check = async ({ config: { consent }, get }) => {
  const scripts = [
    {
      name: 'consent script',
      setting: 'PLATFORM_CONSENT_URL',
      urls: consent?.platform ? [consent.platform.script] : [],
    },
    {
      name: 'tag manager',
      setting: 'TAG_MANAGER_URL',
      urls: consent?.tagManager ? [consent.tagManager] : [],
    },
    {
      name: 'consent provider',
      setting: 'CONSENT_PROVIDER_SCRIPTS',
      urls: consent?.provider?.scripts ?? [],
    },
  ];
  return Promise.all(
    scripts.map(async ({ name, setting, urls }): Promise<Finding> => {
      if (urls.length === 0) return skipped(name, `${setting} is not set`);
      const problems = await Promise.all(urls.map((url) => scriptProblem(url, get)));
      const problem = problems.find((one) => one !== null);
      return problem ? failed(name, `${problem}: check ${setting}`) : ok(name, 'loads');
    }),
  );
};

async function scriptProblem(url: string, get: DoctorContext['get']): Promise<string | null> {
  const answer = await get(url).catch(() => null);
  if (!answer) return `nothing answers at ${url}`;
  if (answer.status !== 200) return `${url} answers with status ${answer.status}`;
  return /javascript|ecmascript/.test(answer.contentType) ? null : `${url} is no script`;
}

const gtmId = /^GTM-[A-Z0-9]{4,}$/;

/** What is configured for visitors' consent, without asking the scripts' hosts. */
export const checkConsent: Check = async ({ config: { consent }, invalid, acceptsPublicToken }) => {
  const name = 'consent';
  if (!consent) return [skipped(name, 'nothing needs it')];
  const tagManager = consent.tagManager ? new URL(consent.tagManager) : null;
  const findings: Finding[] = [];
  if (
    tagManager?.pathname.endsWith('/gtm.js') &&
    !gtmId.test(tagManager.searchParams.get('id') ?? '')
  ) {
    findings.push(failed('tag manager', 'has no container id: TAG_MANAGER_URL ends in ?id=GTM-…'));
  }
  if (consent.provider && !consent.provider.open) {
    findings.push(
      warning(
        name,
        'CONSENT_PROVIDER_OPEN is not set: visitors cannot open the provider’s preferences from the footer',
      ),
    );
  }
  if (consent.platform) {
    const { token } = consent.platform;
    if (!token) {
      findings.push(
        warning(
          name,
          'PLATFORM_CONSENT_TOKEN is not set: the checkout does not learn the visitor’s choice; use the public token of the Headless channel',
        ),
      );
    } else if (!invalid.has('PLATFORM_URL') && !(await acceptsPublicToken(token))) {
      findings.push(
        failed(
          name,
          'the platform refuses PLATFORM_CONSENT_TOKEN: copy the public token of the Headless channel',
        ),
      );
    }
  }
  return findings.length > 0 ? findings : [ok(name, 'set')];
};
