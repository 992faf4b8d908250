import { checkout } from './checkout.ts';
import { documents } from './documents.ts';
import { newsletterMails } from './newsletter-mails.ts';
import { restockMails } from './restock-mails.ts';

export const serverMessages = { checkout, documents, newsletterMails, restockMails };
