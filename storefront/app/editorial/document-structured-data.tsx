import { useI18n } from '../i18n/i18n.tsx';
import { useAlternates } from '../shell/alternates.ts';
import { useSite } from '../shell/site.ts';
import { StructuredData } from '../shell/structured-data.tsx';
import type { DocumentPage, TutorialPage } from './document-page.ts';
import { documentJsonLd } from './structured-data.ts';

export function DocumentStructuredData({ page }: { page: DocumentPage | TutorialPage }) {
  const { language, t, href } = useI18n();
  const origin = useSite()?.publicOrigin ?? '';
  const path = useAlternates()[language] ?? '';
  const home = { title: t.shell.home, href: href.home() };
  return <StructuredData things={documentJsonLd(page, { origin, path, language, home })} />;
}
