import { grant, withdraw } from '../analytics/queue.ts';
import { type Choice, isSomething, nothing, takesBack } from './choice.ts';
import type { ConsentSettings } from './consent-settings.ts';
import { dataLayer, tellChoice, tellDefaults, tellEvent } from './data-layer.ts';
import { forgetServices } from './forget-services.ts';
import { loadScript } from './load-script.ts';
import { tellPlatform } from './platform-consent.ts';

/** What needs consent: begins with it and ends without it. Made once a page, after the first interaction. */
export function createServices(settings: ConsentSettings) {
  const { tagManager, platform, provider, keeps } = settings;
  let agreed = nothing;

  function start() {
    grant(tellEvent);
    if (tagManager) {
      dataLayer().push({ event: 'gtm.js', 'gtm.start': Date.now() });
      loadScript(tagManager).catch(() => {
        // a visitor's blocker is a visitor's right
      });
    }
    if (platform) {
      loadScript(platform.script).then(
        () => tellPlatform(platform, agreed),
        () => {},
      );
    }
  }

  /** Scripts that have run cannot be taken back: what they left is deleted, and the page begins again without them. */
  async function end(choice: Choice) {
    withdraw();
    if (platform) await tellPlatform(platform, choice);
    forgetServices(keeps);
    // what they write while the page goes, goes with it
    window.addEventListener('pagehide', () => forgetServices(keeps));
    location.reload();
  }

  tellDefaults();
  return {
    /** May be told the same choice again. */
    follow(choice: Choice) {
      const before = agreed;
      if (!isSomething(before) && !isSomething(choice)) {
        withdraw();
        return;
      }
      // another provider has told it already
      if (!provider) tellChoice(choice);
      // known also to a script that is still on its way
      agreed = choice;
      if (takesBack(before, choice)) {
        void end(choice);
      } else if (isSomething(before)) {
        if (platform) void tellPlatform(platform, choice);
      } else {
        start();
      }
    },
    /** A choice that no longer counts: what it allowed must go. */
    forget: () => forgetServices(keeps),
  };
}
