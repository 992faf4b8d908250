/** Target of the 'skip to navigation' link, and its replacement on a narrow screen. */
export const navigationId = 'navigation-target';
export const menuButtonId = 'menu-button';
export const drawerId = 'navigation-drawer';
export const searchDialogId = 'search-dialog';
/** Of the server's markup around the navigation. */
export const navigationPartId = 'main-navigation';
