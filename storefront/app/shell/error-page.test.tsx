import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { I18nProvider } from '../i18n/i18n.tsx';
import { allMessages } from '../i18n/messages/index.ts';
import ErrorScreen from './error-screen.tsx';
import { type FailedRequest, FailedRequestContext } from './failed-request.ts';

const response = (status: number) => ({ status, statusText: '', internal: false, data: null });
const failure = new Error('example');

function markupFor(error: unknown, failed: FailedRequest | null = null): string {
  const router = createMemoryRouter([{ path: '*', element: <ErrorScreen error={error} /> }]);
  return renderToStaticMarkup(
    <I18nProvider language="de" messages={allMessages.de}>
      <FailedRequestContext value={() => failed}>
        <RouterProvider router={router} />
      </FailedRequestContext>
    </I18nProvider>,
  );
}

test.each([
  [400, 'the error', response(400), null],
  [503, 'the failed request', failure, { id: 'a1', status: 503 }],
  [500, 'neither', failure, null],
  [500, 'an error after a missing page', failure, { id: 'a1', status: 404 }],
])('an error page names the status %i of %s', (status, _, error, failed) => {
  expect(markupFor(error, failed)).toContain(`Fehler ${status}`);
});
