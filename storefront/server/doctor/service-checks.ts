import { type Check, failed, ok, skipped, warning } from './check.ts';

/** Whether what the settings name can be reached. */
export const checkServices: Check = async ({ config, serviceProblem }) => {
  const services = [
    { name: 'Redis', urls: [config.redisUrl], setting: 'REDIS_URL' },
    { name: 'edge', urls: config.purge.edgeUrls, setting: 'EDGE_PURGE_URL' },
    {
      name: 'newsletter database',
      urls: [config.newsletter?.databaseUrl],
      setting: 'NEWSLETTER_DATABASE_URL',
    },
    { name: 'mail server', urls: [config.newsletter?.smtpUrl], setting: 'SMTP_URL' },
    {
      name: 'consent script',
      urls: [config.consent?.platform?.script],
      setting: 'PLATFORM_CONSENT_URL',
    },
    { name: 'customer account', urls: [config.accountUrl], setting: 'ACCOUNT_URL' },
  ];
  return Promise.all(
    services.map(async ({ name, urls, setting }) => {
      const set = urls.filter((url) => url !== undefined);
      if (set.length === 0) return skipped(name, `${setting} is not set`);
      const problems = await Promise.all(set.map(serviceProblem));
      const problem = problems.find((one) => one !== undefined);
      return problem === undefined
        ? ok(name, 'accepts connections')
        : failed(name, `cannot be used (${problem}): check ${setting}`);
    }),
  );
};

export const checkConsent: Check = async ({ config: { consent } }) => {
  const name = 'consent';
  if (!consent?.platform) return [skipped(name, 'PLATFORM_CONSENT_URL is not set')];
  return [
    consent.platform.token
      ? ok(name, 'set')
      : warning(
          name,
          'PLATFORM_CONSENT_TOKEN is not set: the checkout does not learn the visitor’s choice; use the public token of the Headless channel',
        ),
  ];
};

export const checkStage: Check = async ({ config: { stage } }) => [
  stage === 'production'
    ? ok('stage', stage)
    : warning('stage', `${stage}: search engines may not index the shop; set STAGE=production`),
];
