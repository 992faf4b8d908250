/**
 * Scripts take a page over that is complete without them: they leave the line to what it is seen with, which is style,
 * type and the picture that makes the page. React Router gives its preloads no priority of their own.
 */
export function calmPreloads(html: string): string {
  return html.replaceAll(
    '<link rel="modulepreload" ',
    '<link rel="modulepreload" fetchpriority="low" ',
  );
}
