import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { workshops } from '#shop/workshops.ts';
import { I18nProvider } from '../../i18n/i18n.tsx';
import { allMessages } from '../../i18n/messages/index.ts';
import { WorkshopDates } from './workshop-dates.tsx';

test.each([
  ['de', 'Di 08.12.2026', '18:30 Uhr', '75,00 €'],
  ['en', 'Tue 8 Dec 2026', '18:30', '€75.00'],
  ['da', 'tirs. 08.12.2026', 'kl. 18.30', '75,00 €'],
] as const)('in %s a workshop has date, time and price', (language, date, time, price) => {
  const markup = renderToStaticMarkup(
    <I18nProvider language={language} messages={allMessages[language]}>
      <WorkshopDates />
    </I18nProvider>,
  );
  const [, first = ''] = markup.split('<tbody>');
  const cells = first
    .split('</tr>')[0]
    ?.replaceAll(/<[^>]+>/g, '|')
    .replaceAll('\u00a0', ' ');
  for (const text of [date, time, price]) expect(cells).toContain(text);
  expect(markup).toContain('Musterkai 7, 20457 Hamburg');
});

test('the dates are in order and none repeats', () => {
  const dates = workshops.map(({ date, time }) => `${date} ${time}`);
  expect(dates).toEqual([...new Set(dates)].sort());
});
