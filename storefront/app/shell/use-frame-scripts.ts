import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { languages } from '#shop/languages.ts';
import { useI18n } from '../i18n/i18n.tsx';
import { closeDialogs, openDialogs } from '../ui/open-dialogs.ts';
import { runTickers } from '../ui/run-tickers.ts';
import { watchDisclosureMenus } from '../ui/watch-disclosure-menus.ts';
import { useLanguageLinks } from './alternates.ts';
import { copyCodes } from './copy-codes.ts';
import { frameElements } from './frame-elements.ts';
import { hideOnScrollDown } from './hide-on-scroll-down.ts';
import { frameParts } from './landmarks.ts';
import { linkInLanguage } from './link-in-language.ts';
import { startMenu } from './load-menu.ts';
import { markCurrent } from './mark-current.ts';
import { useMenuSection } from './menu-section.ts';

/** What the server's markup of header and footer needs of scripts. */
export function useFrameScripts() {
  const closeMenu = useRef(() => {});
  useEffect(() => {
    const left = new AbortController();
    const { signal } = left;
    openDialogs(signal);
    copyCodes(signal);
    runTickers(signal);
    watchDisclosureMenus(signal);
    hideOnScrollDown(document.getElementById(frameParts.headerStart), signal);
    closeMenu.current = startMenu(signal);
    return () => left.abort();
  }, []);
  useCurrentPage(closeMenu);
  useUpdatedLanguageLinks();
}

/** After a navigation: overlays are closed, the menu marks the page, and the search field has the text of a search. */
function useCurrentPage(closeMenu: { current(): void }) {
  const { pathname, search } = useLocation();
  const section = useMenuSection();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current !== pathname) {
      closeDialogs();
      closeMenu.current();
      markCurrent(pathname, section);
    }
    shown.current = pathname;
  }, [pathname, section, closeMenu]);
  useEffect(() => {
    const field = document.querySelector<HTMLInputElement>('search input');
    if (!field) return;
    const isResults = new URL(field.form?.action ?? '').pathname === pathname;
    const text = (isResults && new URLSearchParams(search).get('q')) || '';
    if (field.defaultValue === text) return;
    field.defaultValue = text;
    field.value = text;
  }, [pathname, search]);
}

function useUpdatedLanguageLinks() {
  const links = useLanguageLinks();
  const { market } = useI18n();
  useEffect(() => {
    for (const language of languages) {
      const address = linkInLanguage(language, links, market);
      for (const link of frameElements(`a[hreflang=${language}]`))
        link.setAttribute('href', address);
    }
  });
}
