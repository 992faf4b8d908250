import type { ComponentType, ReactNode } from 'react';
import type { RouterContextProvider } from 'react-router';
import type { Thing } from 'schema-dts';
import type { Document } from '../../content/documents/document.ts';
import type { Catalogue } from '../commerce/catalogue/catalogue.ts';
import type { DocumentPage } from '../editorial/document-page.ts';
import type { Language } from '../i18n/languages.ts';

/** What the parts of modules need in the browser: each declares its own here. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by modules
export interface DocumentData {}

/** Parts of documents that react. */
export interface DocumentModule {
  name: string;
  /** Between the hero and the text. */
  AboveText?: ComponentType<{ data: Partial<DocumentData> }>;
  /** Behind the text. */
  BelowText?: ComponentType<{ data: Partial<DocumentData> }>;
}

interface DocumentRequest {
  document: Document;
  language: Language;
  catalogue: Catalogue;
  /** Of the address. */
  search: URLSearchParams;
  /** The loader's arguments, for HTML that only the server renders. */
  loading: { request: Request; context: Readonly<RouterContextProvider> };
}

/** A page's own address, and the home page's. */
interface Place {
  origin: string;
  path: string;
  language: string;
}

/** What a kind of document has instead of hero and text. */
interface OwnParts {
  description: string;
  start: ReactNode;
  end: ReactNode;
  jsonLd(place: Place): Exclude<Thing, string>;
}

export interface ModuleDocument {
  parts: OwnParts | null;
  data: Partial<DocumentData>;
}

/** Kinds of documents of its own (document-kinds.ts), on the server alone. Their pages have prices. */
export interface DocumentServerModule {
  name: string;
  kinds: readonly string[];
  load(request: DocumentRequest, page: DocumentPage): Promise<ModuleDocument>;
  /** Below the title of its card. */
  figuresOf(document: Document): string | null;
}
