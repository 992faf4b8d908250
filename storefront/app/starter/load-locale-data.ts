interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): string };
}

declare global {
  interface Window {
    /** Not in all browsers. */
    trustedTypes?: TrustedTypes;
  }
}

let isAsked = false;

/** Has the browser read what prices, dates and names of countries need, on another thread. */
export function loadLocaleData(worker: string) {
  if (isAsked) return;
  isAsked = true;
  // the address is from the server of the same release
  const policy = window.trustedTypes?.createPolicy('locale-data', {
    createScriptURL: (url) => url,
  });
  const name = document.documentElement.lang;
  new Worker(policy?.createScriptURL(worker) ?? worker, { name });
}
