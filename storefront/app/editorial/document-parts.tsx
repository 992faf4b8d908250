import type { ListedTest } from '../commerce/product/product-test.ts';
import type { ModuleDocument } from '../shop-model/document-module.ts';
import type { DocumentCard, DocumentPage } from './document-page.ts';
import { DocumentStructuredData } from './document-structured-data.tsx';
import { EditorialEnd } from './editorial-end.tsx';
import { EditorialHero } from './editorial-hero.tsx';
import { HubEnd } from './hub-end.tsx';

interface DocumentStartProps {
  page: DocumentPage;
  /** Of a module's kind. */
  own: ModuleDocument['parts'];
  /** Its own. */
  path: string;
}

export function DocumentStart({ page, own, path }: DocumentStartProps) {
  return (
    <>
      <DocumentStructuredData page={page} own={own} path={path} />
      {own ? own.start : <EditorialHero {...page} />}
    </>
  );
}

interface DocumentEndProps {
  page: DocumentPage;
  /** Of a module's kind. */
  own: ModuleDocument['parts'];
  /** What a hub lists. */
  entries: DocumentCard[];
  /** Product tests, which the hub of knowledge lists too. */
  tests: ListedTest[];
}

export function DocumentEnd({ page, own, entries, tests }: DocumentEndProps) {
  if (own) return own.end;
  if (page.kind === 'hub') return <HubEnd page={page} entries={entries} tests={tests} />;
  return <EditorialEnd page={page} />;
}
