/**
 * Lowers the priority of React Router's script preloads, for which it has no option: the page is complete without
 * scripts, so they must not delay styles, fonts and the largest image.
 */
export function lowerPreloadPriority(html: string): string {
  return html.replaceAll(
    '<link rel="modulepreload" ',
    '<link rel="modulepreload" fetchpriority="low" ',
  );
}
