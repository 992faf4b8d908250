import { useI18n } from '../i18n/i18n.tsx';
import { useSite } from '../shell/site.ts';
import { StructuredData } from '../shell/structured-data.tsx';
import type { ModuleDocument } from '../shop-model/document-module.ts';
import type { DocumentPage } from './document-page.ts';
import { documentJsonLd } from './structured-data.ts';

interface DocumentStructuredDataProps {
  page: DocumentPage;
  own: ModuleDocument['parts'];
  /** Its own. */
  path: string;
}

export function DocumentStructuredData({ page, own, path }: DocumentStructuredDataProps) {
  const { language, t, href } = useI18n();
  const origin = useSite()?.publicOrigin ?? '';
  const home = { title: t.shell.home, href: href.home() };
  return <StructuredData things={documentJsonLd(page, { origin, path, language, home }, own)} />;
}
