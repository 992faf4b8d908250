import { useEffect } from 'react';

/** What a page that does not exist shows of the shop's content, which browsers do not have. */
export const notFoundParts = { discover: 'not-found-discover', categories: 'not-found-categories' };

/** A document has the parts; after a navigation in the browser they are taken from the document of the same address. */
export function useNotFoundParts() {
  useEffect(() => {
    const empty = Object.values(notFoundParts).flatMap((id) => {
      const element = document.getElementById(id);
      return element && !element.hasChildNodes() ? [element] : [];
    });
    if (empty.length === 0) return;
    const left = new AbortController();
    fetch(location.href, { signal: left.signal })
      .then((response) => response.text())
      .then((html) => {
        const page = new DOMParser().parseFromString(html, 'text/html');
        for (const element of empty) {
          element.replaceChildren(...(page.getElementById(element.id)?.childNodes ?? []));
        }
      })
      // the search and the other links are there
      .catch(() => {});
    return () => left.abort();
  }, []);
}
