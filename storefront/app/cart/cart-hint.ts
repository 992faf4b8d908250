const storageKey = 'cart';

/** The cart's cookie is hidden from scripts, so they note whether there is something in it. */
export function noteCart(filled: boolean) {
  try {
    if (filled) localStorage.setItem(storageKey, 'filled');
    else localStorage.removeItem(storageKey);
  } catch {
    // a browser may refuse its storage: then the badge waits for the first interaction
  }
}

export function hasCartProbably(): boolean {
  try {
    return localStorage.getItem(storageKey) !== null;
  } catch {
    return false;
  }
}
