import { sendPlatformSession } from '../analytics/platform-session.ts';
import { grant, withdraw } from '../analytics/queue.ts';
import { type Choice, isAnyGranted, isWithdrawal, noneGranted } from './choice.ts';
import type { ConsentSettings } from './consent-settings.ts';
import { dataLayer, pushConsentChoice, pushConsentDefaults, pushEvent } from './data-layer.ts';
import { deleteServiceData } from './delete-service-data.ts';
import { loadScript } from './load-script.ts';
import { sendPlatformConsent } from './platform-consent.ts';

/** The services that need consent: started when it is granted, stopped when it is withdrawn. */
export function createServices(settings: ConsentSettings) {
  const { tagManager, platform, provider, serverEvents, platformSessions, keeps } = settings;
  let granted = noneGranted;
  // the visitor may agree on a later page
  const landing = location.href;
  let server: Promise<typeof import('../analytics/server-events.ts')> | null = null;

  function start() {
    if (serverEvents) {
      server = import('../analytics/server-events.ts');
      rememberChoice();
    }
    grant((event) => {
      pushEvent(event);
      server?.then(
        ({ sendToServer }) => sendToServer(event),
        () => {},
      );
    });
    if (tagManager) {
      dataLayer().push({ event: 'gtm.js', 'gtm.start': Date.now() });
      loadScript(tagManager).catch(() => {
        // blocked by the visitor
      });
    }
    if (platformSessions && granted.statistics) void sendPlatformSession(granted, landing);
    if (platform) {
      loadScript(platform.script).then(
        () => sendPlatformConsent(platform, granted),
        () => {},
      );
    }
  }

  function rememberChoice() {
    server?.then(
      ({ rememberVisitor }) => {
        // withdrawn while it was loading
        if (isAnyGranted(granted)) rememberVisitor(granted, new URL(landing).search);
      },
      () => {},
    );
  }

  /** Scripts cannot be unloaded: their data is deleted and the page is reloaded without them. */
  async function stop(choice: Choice) {
    withdraw();
    await Promise.all([
      platform && sendPlatformConsent(platform, choice),
      platformSessions && sendPlatformSession(choice, landing),
    ]);
    deleteServiceData(keeps);
    // they may write again while the page unloads
    window.addEventListener('pagehide', () => deleteServiceData(keeps));
    location.reload();
  }

  pushConsentDefaults();
  return {
    /** May be called with the same choice again. */
    apply(choice: Choice) {
      const before = granted;
      if (!isAnyGranted(before) && !isAnyGranted(choice)) {
        withdraw();
        return;
      }
      // an external provider pushes it itself
      if (!provider) pushConsentChoice(choice);
      // also read by scripts that are still loading
      granted = choice;
      if (isWithdrawal(before, choice)) {
        void stop(choice);
      } else if (isAnyGranted(before)) {
        if (platform) void sendPlatformConsent(platform, choice);
        if (platformSessions) void sendPlatformSession(choice, landing);
        rememberChoice();
      } else {
        start();
      }
    },
    /** For an outdated choice. */
    deleteData: () => deleteServiceData(keeps),
  };
}
