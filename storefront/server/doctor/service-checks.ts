import { createEmailService } from '../newsletter/create-email-service.ts';
import { createReviewSource } from '../reviews/create-review-source.ts';
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

/** Services that a shop may do without: nothing is said where they are not configured. */
export const checkOptionalServices: Check = async ({ config: { reviews, newsletter } }) => {
  const source = createReviewSource(reviews);
  const findings = [];
  if (reviews && source && source !== 'metafields') {
    const name = 'reviews';
    findings.push(
      await source.shop().then(
        (total) =>
          total
            ? ok(name, `${total.count} reviews at ${reviews.service}`)
            : warning(name, `${reviews.service} has no reviews of this shop`),
        (error: unknown) =>
          failed(
            name,
            `${reviews.service} cannot be used (${error instanceof Error ? error.message : error}): check REVIEWS_SERVICE and the settings below it`,
          ),
      ),
    );
  }
  if (newsletter?.emailService) {
    const { service } = newsletter.emailService;
    const problem = await createEmailService(newsletter.emailService)
      .problem()
      .catch(() => `does not answer: check ${service.toUpperCase()}_API_KEY and the network`);
    const name = 'e-mail service';
    findings.push(problem ? failed(name, `${service}: ${problem}`) : ok(name, 'accepts the list'));
  }
  return findings;
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
