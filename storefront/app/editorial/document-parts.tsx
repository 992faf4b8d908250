import type { ReactNode } from 'react';
import type { ListedTest } from '../commerce/product/product-test-report.ts';
import type { Language } from '../i18n/languages.ts';
import { useServerI18n } from '../i18n/use-server-i18n.server.ts';
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
      <InItsLanguage page={page}>{own ? own.start : <EditorialHero {...page} />}</InItsLanguage>
      {page.writtenIn && <NotTranslated language={page.writtenIn} />}
    </>
  );
}

function NotTranslated({ language }: { language: Language }) {
  const { t, language: shown } = useServerI18n();
  const names = new Intl.DisplayNames(shown, { type: 'language' });
  return (
    <div className="wrap">
      <p className="muted">{t.editorial.onlyIn(names.of(language) ?? language)}</p>
    </div>
  );
}

/** Marks a text that is not in the page's language. */
function InItsLanguage({ page, children }: { page: DocumentPage; children: ReactNode }) {
  return page.writtenIn ? <div lang={page.writtenIn}>{children}</div> : children;
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
  if (page.kind === 'hub') return <HubEnd page={page} entries={entries} tests={tests} />;
  return <InItsLanguage page={page}>{own ? own.end : <EditorialEnd page={page} />}</InItsLanguage>;
}
