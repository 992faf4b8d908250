import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { type Language, languages } from '#shop/tests/specified-languages.ts';
import { specifiedIn } from '#shop/tests/specified-texts.ts';
import { allContent } from '../../content/content-files.ts';
import { ContentContext } from '../../content/use-content.ts';
import { type Part, readHtml } from '../../testing/html.ts';
import { I18nProvider } from '../i18n/i18n.tsx';
import { allMessages } from '../i18n/messages/index.ts';
import { NavigationDrawer } from './navigation-drawer.tsx';
import { SiteRouter } from './testing-router.tsx';

const drawerIn = (language: Language, hasNewsletter: boolean) =>
  readHtml(
    renderToStaticMarkup(
      <I18nProvider language={language} messages={allMessages[language]}>
        <ContentContext value={allContent[language]}>
          <SiteRouter hasNewsletter={hasNewsletter}>
            <NavigationDrawer />
          </SiteRouter>
        </ContentContext>
      </I18nProvider>,
    ),
  );

describe.each(languages)('the drawer in %s', (language) => {
  const drawer = drawerIn(language, true);
  const text = specifiedIn(language);
  const offersIn = (part: Part) =>
    part
      .one('list', allMessages[language].shell.moreOffers)
      .all('link')
      .map((link) => link.attribute('href'));

  test('has a close button with the specified name [NAV-016]', () => {
    expect(drawer.has('button', text.closeNavigation)).toBe(true);
  });

  test('links to the account and to the cart [NAV-017 NAV-018]', () => {
    expect(drawer.one('link', text.myAccount).attribute('href')).toBe('https://account.example');
    expect(drawer.all('link').map((link) => link.attribute('href'))).toContain(`/${language}/cart`);
  });

  test('has a further block of links below the menu [NAV-019]', () => {
    expect(offersIn(drawer).length).toBeGreaterThan(0);
  });

  test('without sign-up the drawer does not link to the newsletter', () => {
    const newsletter = `/${language}/e/newsletter`;
    expect(offersIn(drawer)).toContain(newsletter);
    expect(offersIn(drawerIn(language, false))).toEqual(
      offersIn(drawer).filter((address) => address !== newsletter),
    );
  });
});
