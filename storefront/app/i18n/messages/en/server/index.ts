import { documents } from './documents.ts';
import { newsletterMails } from './newsletter-mails.ts';
import { restockMails } from './restock-mails.ts';

export const serverMessages = { documents, newsletterMails, restockMails };
