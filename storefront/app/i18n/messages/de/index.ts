import { brands } from './brands.ts';
import { collection } from './collection.ts';
import { consent } from './consent.ts';
import { delivery } from './delivery.ts';
import { editorial } from './editorial.ts';
import { error } from './error.ts';
import { home } from './home.ts';
import { product } from './product.ts';
import { promise } from './promise.ts';
import { search } from './search.ts';
import { shell } from './shell.ts';

export const messages = {
  shell,
  home,
  brands,
  collection,
  product,
  search,
  editorial,
  delivery,
  promise,
  consent,
  error,
};
