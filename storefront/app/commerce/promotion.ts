import type { Picture } from './product.ts';

/** One message of the bar above every page, with what its modal shows. */
export interface Promotion {
  id: string;
  title: string;
  description: string;
  code: string | null;
  link: { url: string; text: string } | null;
  picture: Picture | null;
}
