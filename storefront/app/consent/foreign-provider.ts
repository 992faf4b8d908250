import type { Choice } from './choice.ts';
import type { ConsentProvider } from './consent-provider.ts';
import type { ForeignProvider } from './consent-settings.ts';
import { choiceIn, dataLayer } from './data-layer.ts';
import { loadScript } from './load-script.ts';

/** Another provider's scripts. All of them speak Consent Mode, so its updates are listened to. */
export function foreignProvider({ scripts, open }: ForeignProvider): ConsentProvider {
  return {
    async start(tell) {
      listen(tell);
      try {
        for (const script of scripts) await loadScript(script);
      } catch {
        // nobody asked, so nobody agreed
      }
    },
    open() {
      let owner: unknown = null;
      let found: unknown = window;
      for (const name of open?.split('.') ?? []) {
        owner = found;
        found = Reflect.get(Object(found), name);
      }
      if (typeof found !== 'function') return false;
      found.call(owner);
      return true;
    },
  };
}

function listen(tell: (choice: Choice) => void) {
  const layer = dataLayer();
  const push = layer.push.bind(layer);
  layer.push = (...entries) => {
    const length = push(...entries);
    for (const entry of entries) {
      const choice = choiceIn(entry);
      if (choice) tell(choice);
    }
    return length;
  };
}
