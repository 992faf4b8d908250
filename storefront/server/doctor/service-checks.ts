import { createEmailService } from '../newsletter/create-email-service.ts';
import { createReviewSource } from '../reviews/create-review-source.ts';
import { type Check, failed, ok, skipped, warning } from './check.ts';

/** Whether what the settings name can be reached. */
export const checkServices: Check = async ({ config, invalid, serviceProblem }) => {
  const services = [
    { name: 'Redis', url: config.redisUrl, setting: 'REDIS_URL' },
    {
      name: 'newsletter database',
      url: config.newsletter?.databaseUrl,
      setting: 'NEWSLETTER_DATABASE_URL',
    },
    { name: 'mail server', url: config.newsletter?.smtpUrl, setting: 'SMTP_URL' },
  ];
  return Promise.all(
    services.map(async ({ name, url, setting }) => {
      if (invalid.has(setting)) return skipped(name, 'not checked: see the settings above');
      if (url === undefined) return skipped(name, `${setting} is not set`);
      const problem = await serviceProblem(url);
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

export const checkStage: Check = async ({ config: { stage, trustProxy, publicOrigin } }) => {
  const isPublic = stage === 'production' && new URL(publicOrigin).protocol === 'https:';
  return [
    stage === 'production'
      ? ok('stage', stage)
      : warning('stage', `${stage}: search engines may not index the shop; set STAGE=production`),
    isPublic && trustProxy === 0
      ? warning(
          'proxies',
          'TRUST_PROXY is 0: behind the proxy that ends TLS all visitors share one rate limit; set it to the number of proxies',
        )
      : ok('proxies', String(trustProxy)),
  ];
};
