import { documents } from './documents.ts';
import { newsletterMails } from './newsletter-mails.ts';

export const serverMessages = { documents, newsletterMails };
