import { TutorialEnd } from '../coffee/tutorials/tutorial-end.tsx';
import { TutorialHero } from '../coffee/tutorials/tutorial-hero.tsx';
import type { ListedTest } from '../commerce/product-test.ts';
import type { DocumentCard, DocumentPage, TutorialPage } from './document-page.ts';
import { DocumentStructuredData } from './document-structured-data.tsx';
import { EditorialEnd } from './editorial-end.tsx';
import { EditorialHero } from './editorial-hero.tsx';
import { HubEnd } from './hub-end.tsx';

interface DocumentStartProps {
  page: DocumentPage | TutorialPage;
  /** Its own. */
  path: string;
}

export function DocumentStart({ page, path }: DocumentStartProps) {
  return (
    <>
      <DocumentStructuredData page={page} path={path} />
      {page.kind === 'tutorial' ? <TutorialHero page={page} /> : <EditorialHero {...page} />}
    </>
  );
}

interface DocumentEndProps {
  page: DocumentPage | TutorialPage;
  /** What a hub lists. */
  entries: DocumentCard[];
  /** Product tests, which the hub of knowledge lists too. */
  tests: ListedTest[];
}

export function DocumentEnd({ page, entries, tests }: DocumentEndProps) {
  if (page.kind === 'tutorial') return <TutorialEnd page={page} />;
  if (page.kind === 'hub') return <HubEnd page={page} entries={entries} tests={tests} />;
  return <EditorialEnd page={page} />;
}
