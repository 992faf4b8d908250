import type { EmailServiceConfig } from '../config/config.ts';
import { createBrevo } from './brevo.ts';
import type { EmailService } from './email-service.ts';
import { createKlaviyo } from './klaviyo.ts';
import { createMailchimp, mailchimpUrl } from './mailchimp.ts';

export function createEmailService(config: EmailServiceConfig): EmailService {
  const { service, url, apiKey } = config;
  if (service === 'Brevo') {
    return createBrevo({ url: url ?? 'https://api.brevo.com', apiKey, listId: config.listId });
  }
  if (service === 'Klaviyo') {
    return createKlaviyo({ url: url ?? 'https://a.klaviyo.com', apiKey, listId: config.listId });
  }
  return createMailchimp({ url: url ?? mailchimpUrl(apiKey), apiKey, listId: config.listId });
}
