import { applicationReady } from '../ui/application-ready.ts';
import { openDialogsEarly } from './early-dialogs.ts';
import { holdEarlyEvents } from './early-events.ts';
import { preloadApplication, startApplication } from './start-application.ts';
import { onFirstInteraction, whenIdle } from './when-to-start.ts';

// the inline script of every page: the application starts at the first interaction or when the page is loaded and idle

// Back, forward and reload restore a scroll position (base.css)
const [visit] = performance.getEntriesByType('navigation');
if (visit instanceof PerformanceNavigationTiming && visit.type === 'navigate') {
  document.documentElement.dataset.lazyLayout = '';
}

// first: what it opens need not be held
addEventListener(applicationReady, openDialogsEarly(), { once: true });
const early = holdEarlyEvents();
addEventListener(applicationReady, early.replay, { once: true });

let started = false;
function start() {
  if (started) return;
  started = true;
  startApplication().catch(() => {
    document.documentElement.dataset.application = 'failed';
    early.release();
  });
}

onFirstInteraction(start);
whenIdle(preloadApplication, start);
