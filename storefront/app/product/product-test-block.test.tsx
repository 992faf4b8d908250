import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { languages } from '#shop/tests/specified-languages.ts';
import { specifiedIn } from '#shop/tests/specified-texts.ts';
import { readHtml } from '../../testing/html.ts';
import { I18nProvider } from '../i18n/i18n.tsx';
import { allMessages } from '../i18n/messages/index.ts';
import { ProductTestBlock } from './product-test-block.tsx';

test.each(languages)('a product test leads to its review in %s [PDP-020]', (language) => {
  const facts = {
    handle: 'six-grinders',
    title: 'Six grinders',
    text: null,
    verdict: null,
    score: 8.5,
    points: [{ label: 'Grind', weight: 40, value: 9 }],
    url: null,
  };
  const router = createMemoryRouter([
    { path: '*', element: <ProductTestBlock test={facts} picture={undefined} /> },
  ]);
  const html = renderToStaticMarkup(
    <I18nProvider language={language} messages={allMessages[language]}>
      <RouterProvider router={router} />
    </I18nProvider>,
  );
  const link = readHtml(html)
    .one('region', 'Six grinders')
    .one('link', specifiedIn(language).toTheReview);
  expect(link.attribute('href')).toBe(`/${language}/a/six-grinders`);
});
