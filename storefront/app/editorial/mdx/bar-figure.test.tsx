import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { I18nProvider } from '../../i18n/i18n.tsx';
import { allMessages } from '../../i18n/messages/index.ts';
import { BarFigure } from './bar-figure.tsx';

test.each([
  ['de', '%', '42\u00a0%'],
  ['en', '%', '42%'],
  ['da', '%', '42\u00a0%'],
  ['en', 'mg/l', '42\u00a0mg/l'],
] as const)('in %s 42 %s is written as its readers do', (language, unit, text) => {
  const markup = renderToStaticMarkup(
    <I18nProvider language={language} messages={allMessages[language]}>
      <BarFigure caption="" unit={unit} rows={[{ name: 'Milk', value: 42 }]} />
    </I18nProvider>,
  );
  expect(markup).toContain(`<span>${text}</span>`);
});
