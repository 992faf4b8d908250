import { account } from './account.ts';
import { brands } from './brands.ts';
import { cart } from './cart.ts';
import { checkout } from './checkout.ts';
import { collection } from './collection.ts';
import { dataRequest } from './data-request.ts';
import { delivery } from './delivery.ts';
import { documents } from './documents.ts';
import { editorial } from './editorial.ts';
import { footer } from './footer.ts';
import { home } from './home.ts';
import { newsletter } from './newsletter.ts';
import { newsletterMails } from './newsletter-mails.ts';
import { preview } from './preview.ts';
import { product } from './product.ts';
import { restockMails } from './restock-mails.ts';
import { search } from './search.ts';
import { shell } from './shell.ts';

/** Texts that browsers never load: of parts that only the server renders, mails and documents. */
export const serverMessages = {
  account,
  brands,
  cart,
  checkout,
  collection,
  dataRequest,
  delivery,
  documents,
  editorial,
  footer,
  home,
  newsletter,
  newsletterMails,
  preview,
  product,
  restockMails,
  search,
  shell,
};
