import { type Choice, noneGranted } from './choice.ts';
import type { ConsentProvider } from './consent-provider.ts';
import { consentRecord, recordKey, versionOf } from './consent-record.ts';
import type { ConsentSettings } from './consent-settings.ts';

/** The state of the banner while it is shown. */
export interface ConsentPrompt {
  /** The current choice. */
  choice: Choice;
  /** Whether the visitor opened it. */
  isReopened: boolean;
  decide(choice: Choice): void;
  /** Closes it without a change; only after an earlier choice. */
  dismiss(): void;
}

interface BannerProviderOptions {
  settings: ConsentSettings;
  show(prompt: ConsentPrompt | null): void;
  /** Called when an outdated choice was found. */
  onOutdated(): void;
}

/** The shop's own banner, with the choice stored in the browser. */
export function bannerProvider({
  settings,
  show,
  onOutdated,
}: BannerProviderOptions): ConsentProvider {
  const record = consentRecord(versionOf(settings), localStorage);
  let notify = (_choice: Choice) => {};

  function prompt(isReopened: boolean) {
    show({
      choice: record.read() ?? noneGranted,
      isReopened,
      decide(choice) {
        record.write(choice);
        show(null);
        notify(choice);
      },
      dismiss: () => show(null),
    });
  }

  /** The choice may have been made in another tab, or before the page went to the back/forward cache. */
  function reload() {
    const choice = record.read();
    if (!choice) return;
    show(null);
    notify(choice);
  }

  return {
    start(listener) {
      notify = listener;
      const known = record.read();
      if (known) {
        notify(known);
      } else {
        if (record.discard()) onOutdated();
        prompt(false);
      }
      window.addEventListener('storage', ({ key }) => {
        if (key === recordKey) reload();
      });
      window.addEventListener('pageshow', ({ persisted }) => {
        if (persisted) reload();
      });
    },
    open() {
      prompt(true);
      return true;
    },
  };
}
