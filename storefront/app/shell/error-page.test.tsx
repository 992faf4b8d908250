import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { I18nProvider } from '../i18n/i18n.tsx';
import { allMessages } from '../i18n/messages/index.ts';
import ErrorScreen from './error-screen.tsx';

test.each([400, 500, 503])('an error page names the status %i', (status) => {
  const screen = <ErrorScreen status={status} error={new Error('example')} />;
  const router = createMemoryRouter([{ path: '*', element: screen }]);
  const markup = renderToStaticMarkup(
    <I18nProvider language="de" messages={allMessages.de}>
      <RouterProvider router={router} />
    </I18nProvider>,
  );
  expect(markup).toContain(`Fehler ${status}`);
});
