import type { Picture } from './product.ts';

/** A message of the top bar with the content of its dialog. */
export interface Promotion {
  id: string;
  title: string;
  description: string;
  code: string | null;
  link: { url: string; text: string } | null;
  picture: Picture | null;
}
