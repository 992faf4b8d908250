import { renderToStaticMarkup } from 'react-dom/server';
import type { PreviewNotes } from '../content-source/preview.ts';
import type { Language } from '../i18n/languages.ts';
import { allMessages } from '../i18n/messages/index.ts';
import { PreviewBar } from './preview-bar.tsx';

/** Put into the document's text: hydration skips what it does not know in the body, so browsers load no code for it. */
export function withPreviewBar(
  html: string,
  notes: PreviewNotes,
  { language, platformOrigin }: { language: Language; platformOrigin: string },
): string {
  const texts = allMessages[language].preview;
  const bar = renderToStaticMarkup(<PreviewBar {...{ notes, platformOrigin, texts }} />);
  return html.replace(/<body[^>]*>/, (body) => body + bar);
}
