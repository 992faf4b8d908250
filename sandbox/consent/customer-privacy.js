// Behaves as the platform's Customer Privacy API on a headless shop: notes the choice in a cookie and tells the platform.
(() => {
  const { origin } = new URL(document.currentScript.src);

  function setTrackingConsent({ analytics, marketing, preferences, sale_of_data }, done) {
    const choice = { analytics, marketing, preferences, sale_of_data };
    // biome-ignore lint/suspicious/noDocumentCookie: as the platform does it
    document.cookie = `_tracking_consent=${encodeURIComponent(JSON.stringify(choice))}; path=/; max-age=31536000`;
    fetch(`${origin}/consent-tracking`, {
      method: 'POST',
      mode: 'no-cors',
      keepalive: true,
      body: JSON.stringify(choice),
    }).finally(done);
  }

  window.Shopify = { ...window.Shopify, customerPrivacy: { setTrackingConsent } };
})();
