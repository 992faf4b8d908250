import type { ReactNode } from 'react';
import type { DocumentCard, DocumentPage, TutorialPage } from './document-page.ts';
import { EditorialScreen } from './editorial-screen.tsx';
import { HubScreen } from './hub-screen.tsx';
import { TutorialScreen } from './tutorial-screen.tsx';

interface DocumentScreenProps {
  page: DocumentPage | TutorialPage;
  /** What a hub lists. */
  entries: DocumentCard[];
  /** Product tests, which the hub of knowledge lists too. */
  tests?: DocumentCard[];
  /** Rendered between the hero and the text of a plain page. */
  children?: ReactNode;
}

export function DocumentScreen({ page, entries, tests = [], children }: DocumentScreenProps) {
  if (page.kind === 'tutorial') return <TutorialScreen page={page} />;
  if (page.kind === 'hub') return <HubScreen page={page} entries={entries} tests={tests} />;
  return <EditorialScreen page={page}>{children}</EditorialScreen>;
}
