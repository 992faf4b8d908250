import { brands } from './brands.ts';
import { cancellation } from './cancellation.ts';
import { cart } from './cart.ts';
import { collection } from './collection.ts';
import { compare } from './compare.ts';
import { consent } from './consent.ts';
import { declarations } from './declarations.ts';
import { delivery } from './delivery.ts';
import { editorial } from './editorial.ts';
import { error } from './error.ts';
import { footer } from './footer.ts';
import { home } from './home.ts';
import { newsletter } from './newsletter.ts';
import { newsletterPages } from './newsletter-pages.ts';
import { product } from './product.ts';
import { promise } from './promise.ts';
import { restock } from './restock.ts';
import { search } from './search.ts';
import { shell } from './shell.ts';
import { subscription } from './subscription.ts';
import { withdrawal } from './withdrawal.ts';

export const messages = {
  shell,
  footer,
  home,
  brands,
  collection,
  product,
  compare,
  subscription,
  cart,
  search,
  editorial,
  newsletter,
  newsletterPages,
  delivery,
  promise,
  restock,
  declarations,
  withdrawal,
  cancellation,
  consent,
  error,
};
