// A tag manager and a consent provider on an origin of their own, for the journeys: do what such scripts do, openly.
import { createServer } from 'node:http';
import { tagManagerOrigin } from './addresses.ts';

const script = `(() => {
  const { origin } = new URL(document.currentScript.src);
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
    navigator.sendBeacon(origin + '/collect', JSON.stringify(told));
  }

  const layer = window.dataLayer;
  const push = layer.push.bind(layer);
  layer.push = (...entries) => { entries.forEach(take); return push(...entries); };
  layer.forEach(take);

  // a rude one: it goes on whatever it is told, and writes even while the page goes
  setInterval(() => { document.cookie = '_demo_beat=1; path=/'; navigator.sendBeacon(origin + '/beat'); }, 100);
  addEventListener('pagehide', () => { document.cookie = '_demo_late=1; path=/'; });
})();`;

/** Another provider's two scripts: its rules, and its banner with styles of its own. */
const providerRules = 'window.CMP = { rules: 1 };';
const providerCore = `(() => {
  const key = 'cmp_choice';
  function tell(state) {
    window.dataLayer.push((function () { return arguments; })('consent', 'update', { analytics_storage: state, ad_storage: state }));
  }
  function answer(state) {
    localStorage.setItem(key, state);
    document.querySelector('#cmp')?.remove();
    tell(state);
  }
  CMP.open = () => {
    const style = document.createElement('style');
    style.textContent = '#cmp { position: fixed; inset: auto 0 0; background: white }';
    const box = document.createElement('div');
    box.id = 'cmp';
    for (const state of ['granted', 'denied']) {
      const button = document.createElement('button');
      button.textContent = 'CMP ' + state;
      button.onclick = () => answer(state);
      box.append(button);
    }
    document.body.append(style, box);
  };
  const known = localStorage.getItem(key);
  if (known) tell(known);
  else CMP.open();
})();`;

const scripts: Record<string, string> = {
  '/gtm.js': script,
  '/cmp/rules.js': providerRules,
  '/cmp/core.js': providerCore,
};

const server = createServer(({ method, url = '' }, response) => {
  const found = method === 'GET' ? scripts[url.split('?', 1)[0] ?? ''] : undefined;
  if (found) {
    response.setHeader('content-type', 'text/javascript');
    response.end(found);
    return;
  }
  response.writeHead(method === 'POST' || url === '/health' ? 204 : 404).end();
});

const { hostname, port } = new URL(tagManagerOrigin);
server.listen(Number(port), hostname);
process.on('SIGTERM', () => server.close(() => process.exit(0)));
