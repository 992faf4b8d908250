import type { Choice } from './choice.ts';
import type { ConsentProvider } from './consent-provider.ts';
import type { ExternalProvider } from './consent-settings.ts';
import { dataLayer, parseChoice } from './data-layer.ts';
import { loadScript } from './load-script.ts';

/** An external consent platform; its choices are read from the Consent Mode updates it pushes. */
export function externalProvider({ scripts, open }: ExternalProvider): ConsentProvider {
  return {
    async start(onChoice) {
      observeUpdates(onChoice);
      try {
        for (const script of scripts) await loadScript(script);
      } catch {
        // without the provider there is no consent
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

function observeUpdates(onChoice: (choice: Choice) => void) {
  const layer = dataLayer();
  const push = layer.push.bind(layer);
  layer.push = (...entries) => {
    const length = push(...entries);
    for (const entry of entries) {
      const choice = parseChoice(entry);
      if (choice) onChoice(choice);
    }
    return length;
  };
}
