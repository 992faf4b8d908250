// biome-ignore-all lint/suspicious/noDocumentCookie: as real tags do
// Stands for a tag manager: stores and sends what its consent state allows.
(() => {
  const { origin, searchParams } = new URL(document.currentScript.src);
  const consent = {};

  function store() {
    if (consent.analytics_storage === 'granted') {
      document.cookie = '_demo_stats=1; path=/; max-age=3600';
      sessionStorage.setItem('_demo_session', '1');
      indexedDB.open('_demo_database');
    }
    if (consent.ad_storage === 'granted') {
      document.cookie = '_demo_ads=1; path=/de; max-age=3600';
      localStorage.setItem('_demo_ads', '1');
    }
  }

  function take(entry) {
    if (entry[0] === 'consent') Object.assign(consent, entry[2]);
    store();
    const told = entry[0] ? { consent } : entry;
    navigator.sendBeacon(`${origin}/collect`, JSON.stringify(told));
  }

  const layer = window.dataLayer;
  const push = layer.push.bind(layer);
  layer.push = (...entries) => {
    entries.forEach(take);
    return push(...entries);
  };
  layer.forEach(take);

  // for tests of a withdrawal: goes on whatever it is told, and writes even while the page is left
  if (searchParams.has('ignores-withdrawal')) {
    setInterval(() => {
      document.cookie = '_demo_beat=1; path=/';
      navigator.sendBeacon(`${origin}/beat`);
    }, 100);
    addEventListener('pagehide', () => {
      document.cookie = '_demo_late=1; path=/';
    });
  }
})();
