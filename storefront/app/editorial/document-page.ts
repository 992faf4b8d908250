import type { PictureObject, Scene } from '#shop/pictures/names.ts';
import type { FrontMatter } from '../../content/documents/front-matter.ts';
import type { ProductCard } from '../commerce/product/product.ts';
import type { Language } from '../i18n/languages.ts';

/** A row of products below a text. */
export interface ProductRow {
  title: string | null;
  products: ProductCard[];
  /** Where all of them are listed. */
  all: string | null;
}

/** Another document, as a card of a hub or below a text. */
export interface DocumentCard {
  title: string;
  description: string;
  href: string;
  /** A tutorial's object, or the scene above the text. */
  picture: PictureObject | Scene | null;
  /** Of a module's kind: it is drawn as an object. */
  figures: string | null;
}

export interface DocumentPage {
  kind: FrontMatter['kind'];
  /** A legal text that no lawyer has checked: the page says so. */
  isSample: boolean;
  title: string;
  shortTitle: string;
  description: string;
  /** The language of its text, where that is not the page's. */
  writtenIn: Language | null;
  /** Null where the platform does not know it. */
  lastChanged: string | null;
  hero: PictureObject | Scene | null;
  text: DocumentText;
  faq: { question: string; answer: string }[];
  /** The hub it belongs to. */
  parent: { title: string; href: string } | null;
  row: ProductRow | null;
  related: DocumentCard[];
}

/** Trusted HTML of our own documents, made on the server. */
export interface DocumentText {
  html: string;
  /** The headings of its sections, in order. */
  outline: { id: string; title: string }[];
  minutes: number;
}
