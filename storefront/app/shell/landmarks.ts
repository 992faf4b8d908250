/** Where 'skip to navigation' leads, and what stands in for it on a narrow screen. */
export const navigationId = 'navigation-target';
export const menuButtonId = 'menu-button';
