import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { Review } from '../commerce/product/product.ts';
import { I18nProvider } from '../i18n/i18n.tsx';
import { allMessages } from '../i18n/messages/index.ts';
import { Reviews } from './reviews.tsx';

const german: Review = {
  id: '1',
  author: 'Jonas R.',
  place: 'Kiel',
  date: '2026-10-12',
  rating: 5,
  isVerified: true,
  title: 'Solid',
  body: 'Does its job.',
  language: 'de',
  original: { title: 'Solide', body: 'Tut, was es soll.' },
};

function markup(language: 'de' | 'en' | 'da', review: Review) {
  const router = createMemoryRouter([
    {
      path: '*',
      element: (
        <Reviews
          rating={{ average: 5, count: 1 }}
          distribution={null}
          reviews={[review]}
          view={{ stars: null, order: 'newest', page: 1 }}
          addressOf={() => '/'}
        />
      ),
    },
  ]);
  return renderToStaticMarkup(
    <I18nProvider language={language} messages={allMessages[language]}>
      <RouterProvider router={router} />
    </I18nProvider>,
  );
}

test.each([
  ['en', 'Translated from German'],
  ['da', 'Oversat fra tysk'],
] as const)('in %s a translated review says so and keeps its original', (language, label) => {
  const html = markup(language, german);
  expect(html).toContain(label);
  expect(html).toContain('<p lang="de">Tut, was es soll.</p>');
});

test('a foreign review that is not translated names its language', () => {
  const html = markup('en', { ...german, body: 'Tut, was es soll.', original: null });
  expect(html).toContain('<p lang="de">Tut, was es soll.</p>');
  expect(html).toContain('written in German');
  expect(html).not.toContain('Translated');
});

test.each([
  ['in the author’s language', german],
  ['of an unknown language', { ...german, language: null, original: null }],
])('a review %s has no label', (_, review) => {
  const html = markup('de', review);
  expect(html).not.toContain('Übersetzt');
  expect(html).not.toContain('geschrieben');
});
