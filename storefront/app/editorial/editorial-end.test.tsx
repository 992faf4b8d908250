import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { I18nProvider } from '../i18n/i18n.tsx';
import { allMessages } from '../i18n/messages/index.ts';
import type { DocumentPage } from './document-page.ts';
import { EditorialEnd } from './editorial-end.tsx';

const page: Omit<DocumentPage, 'isSample'> = {
  kind: 'legal',
  title: 'Impressum',
  shortTitle: 'Impressum',
  description: 'Wer diesen Shop betreibt.',
  writtenIn: null,
  lastChanged: '2026-11-19',
  hero: null,
  text: { html: '<p>Am Kai 1</p>', outline: [], minutes: 1 },
  faq: [],
  parent: null,
  row: null,
  related: [],
};

test.each([true, false])(
  'a legal text says that it is a sample while it is one: %s',
  (isSample) => {
    const html = renderToStaticMarkup(
      <MemoryRouter>
        <I18nProvider language="de" messages={allMessages.de}>
          <EditorialEnd page={{ ...page, isSample }} />
        </I18nProvider>
      </MemoryRouter>,
    );
    expect(html).toContain('<p>Am Kai 1</p>');
    expect(html.includes('Dieser Text ist ein Muster.')).toBe(isSample);
  },
);
