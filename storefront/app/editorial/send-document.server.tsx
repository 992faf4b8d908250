import type { RouterContextProvider } from 'react-router';
import type { ListedTest } from '../commerce/product-test.ts';
import type { Language } from '../i18n/languages.ts';
import { sendHtml } from '../send-html.server.tsx';
import type { Alternates } from '../shell/alternates.ts';
import type { DocumentCard, DocumentPage, TutorialPage } from './document-page.ts';
import { documentParts } from './document-part-ids.ts';
import { DocumentEnd, DocumentStart } from './document-parts.tsx';

interface LoaderArguments {
  request: Request;
  context: Readonly<RouterContextProvider>;
}

interface LoadedDocument {
  page: DocumentPage | TutorialPage;
  entries: DocumentCard[];
  tests: ListedTest[];
  alternates: Alternates;
}

/** The loader data of `DocumentScreen`. */
export function sendDocument(
  loading: LoaderArguments,
  { page, entries, tests, alternates }: LoadedDocument,
  language: Language,
) {
  const path = alternates[language] ?? '';
  const { title, description } = page;
  return {
    head: { title, description },
    html: sendHtml(loading, {
      [documentParts.start]: <DocumentStart page={page} path={path} />,
      [documentParts.end]: <DocumentEnd page={page} entries={entries} tests={tests} />,
    }),
    guide: page.kind === 'tutorial' ? { title, recipe: page.recipe } : null,
    isHub: page.kind === 'hub',
    alternates,
  };
}
