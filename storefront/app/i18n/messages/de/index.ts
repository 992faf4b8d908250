import { brands } from './brands.ts';
import { cart } from './cart.ts';
import { collection } from './collection.ts';
import { consent } from './consent.ts';
import { delivery } from './delivery.ts';
import { editorial } from './editorial.ts';
import { error } from './error.ts';
import { footer } from './footer.ts';
import { home } from './home.ts';
import { newsletter } from './newsletter.ts';
import { product } from './product.ts';
import { promise } from './promise.ts';
import { search } from './search.ts';
import { shell } from './shell.ts';

export const messages = {
  shell,
  footer,
  home,
  brands,
  collection,
  product,
  cart,
  search,
  editorial,
  newsletter,
  delivery,
  promise,
  consent,
  error,
};
