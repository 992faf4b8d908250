import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { readHtml } from '../../testing/html.ts';
import { I18nProvider } from '../i18n/i18n.tsx';
import { allMessages } from '../i18n/messages/index.ts';
import { LegalGuarantee } from './legal-guarantee.tsx';

test.each([
  ['de', 'Gesetzliche Gewährleistung', 'Mehr bei „Ihr Europa“'],
  ['en', 'Legal guarantee', 'More at “Your Europe”'],
  ['da', 'Reklamationsret', 'Mere på »Dit Europa«'],
] as const)(
  'in %s the cart shows the notice with its link, and no placeholder',
  (language, title, more) => {
    const page = readHtml(
      renderToStaticMarkup(
        <I18nProvider language={language} messages={allMessages[language]}>
          <LegalGuarantee />
        </I18nProvider>,
      ),
    );
    const notice = page.one('region', title);
    expect(notice.one('link', more).attribute('href')).toMatch(
      /^https:\/\/europa\.eu\/youreurope\//,
    );
    expect(notice.text).not.toMatch(/platzhalter|placeholder|pladsholder/i);
  },
);
