const storageKey = 'cart';

/** The cart's cookie is not readable by scripts, so this tells them whether reading the cart is worthwhile. */
export function saveCartHint(filled: boolean) {
  try {
    if (filled) localStorage.setItem(storageKey, 'filled');
    else localStorage.removeItem(storageKey);
  } catch {
    // without storage the badge is loaded with the first interaction
  }
}

export function hasCartHint(): boolean {
  try {
    return localStorage.getItem(storageKey) !== null;
  } catch {
    return false;
  }
}
