import type { ReactNode } from 'react';
import type { RouterContextProvider } from 'react-router';
import type { ListedTest } from '../commerce/product/product-test-report.ts';
import type { Language } from '../i18n/languages.ts';
import { sendHtml } from '../send-html.server.tsx';
import type { Alternates } from '../shell/alternates.ts';
import type { ModuleDocument } from '../shop-model/document-module.ts';
import type { DocumentCard, DocumentPage } from './document-page.ts';
import { documentParts } from './document-part-ids.ts';
import { DocumentEnd, DocumentStart } from './document-parts.tsx';

interface LoaderArguments {
  request: Request;
  context: Readonly<RouterContextProvider>;
}

interface LoadedDocument {
  page: DocumentPage;
  /** Of a module's kind. */
  own: ModuleDocument | null;
  entries: DocumentCard[];
  tests: ListedTest[];
  alternates: Alternates;
}

/** The loader data of `DocumentScreen`. */
export function sendDocument(
  loading: LoaderArguments,
  { page, own, entries, tests, alternates }: LoadedDocument,
  language: Language,
  /** What follows the document. */
  after: ReactNode = null,
) {
  const path = alternates[language] ?? '';
  const { title } = page;
  const parts = own?.parts ?? null;
  const { description } = parts ?? page;
  return {
    head: { title, description, hidden: page.writtenIn !== null },
    html: sendHtml(loading, {
      [documentParts.start]: <DocumentStart page={page} own={parts} path={path} />,
      [documentParts.end]: (
        <>
          <DocumentEnd page={page} own={parts} entries={entries} tests={tests} />
          {after}
        </>
      ),
    }),
    data: own?.data ?? {},
    isHub: page.kind === 'hub',
    alternates,
  };
}
