import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, test } from 'vitest';
import { allContent } from '../../content/index.ts';
import { ContentContext } from '../../content/use-content.ts';
import { readHtml } from '../../testing/html.ts';
import { languages } from '../../testing/specified-languages.ts';
import { specifiedIn } from '../../testing/specified-texts.ts';
import { I18nProvider } from '../i18n/i18n.tsx';
import { allMessages } from '../i18n/messages/index.ts';
import NavigationDrawer from './navigation-drawer.tsx';

describe.each(languages)('the drawer in %s', (language) => {
  const site = { publicOrigin: 'https://shop.example', accountUrl: 'https://account.example' };
  const router = createMemoryRouter(
    [
      {
        id: 'root',
        path: '*',
        loader: () => site,
        element: <NavigationDrawer open onClose={() => {}} />,
      },
    ],
    { hydrationData: { loaderData: { root: site } } },
  );
  const drawer = readHtml(
    renderToStaticMarkup(
      <I18nProvider language={language} messages={allMessages[language]}>
        <ContentContext value={allContent[language]}>
          <RouterProvider router={router} />
        </ContentContext>
      </I18nProvider>,
    ),
  );
  const text = specifiedIn(language);

  test('has a close button with the specified name', () => {
    expect(drawer.has('button', text.closeNavigation)).toBe(true);
  });

  test('links to the account and to the cart', () => {
    expect(drawer.one('link', text.myAccount).attribute('href')).toBe(site.accountUrl);
    expect(drawer.all('link').map((link) => link.attribute('href'))).toContain(`/${language}/cart`);
  });

  test('has a further block of links below the menu', () => {
    const more = drawer.one('list', allMessages[language].shell.moreOffers);
    expect(more.all('link').length).toBeGreaterThan(0);
  });
});
