// A tag manager on an origin of its own, for the journeys: does what such scripts do, openly.
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

const server = createServer(({ method, url = '' }, response) => {
  if (method === 'GET' && url.startsWith('/gtm.js?id=')) {
    response.setHeader('content-type', 'text/javascript');
    response.end(script);
    return;
  }
  response.writeHead(method === 'POST' || url === '/health' ? 204 : 404).end();
});

const { hostname, port } = new URL(tagManagerOrigin);
server.listen(Number(port), hostname);
process.on('SIGTERM', () => server.close(() => process.exit(0)));
