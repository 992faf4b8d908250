/** Target of the 'skip to navigation' link, and its replacement on a narrow screen. */
export const navigationId = 'navigation-target';
export const menuButtonId = 'menu-button';
export const drawerId = 'navigation-drawer';
export const searchDialogId = 'search-dialog';
/** Ids of what only the server renders around every page. */
export const frameParts = {
  uspBar: 'usp-bar',
  region: 'region',
  headerStart: 'header-start',
  footer: 'page-footer',
};
