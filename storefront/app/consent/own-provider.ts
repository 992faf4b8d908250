import { type Choice, nothing } from './choice.ts';
import type { ConsentProvider } from './consent-provider.ts';
import { consentRecord, recordKey, versionOf } from './consent-record.ts';
import type { ConsentSettings } from './consent-settings.ts';

/** The banner, while it is shown. */
export interface Question {
  /** What is chosen now. */
  choice: Choice;
  /** Whether the visitor asked for it. */
  isReopened: boolean;
  decide(choice: Choice): void;
  /** Leaves everything as it is; only where it was chosen before. */
  dismiss(): void;
}

interface OwnProviderOptions {
  settings: ConsentSettings;
  show(question: Question | null): void;
  /** A choice was found that no longer counts. */
  onOutdated(): void;
}

/** Our own banner, and its record in the browser. */
export function ownProvider({ settings, show, onOutdated }: OwnProviderOptions): ConsentProvider {
  const record = consentRecord(versionOf(settings), localStorage);
  let tell = (_choice: Choice) => {};

  function ask(isReopened: boolean) {
    show({
      choice: record.read() ?? nothing,
      isReopened,
      decide(choice) {
        record.write(choice);
        show(null);
        tell(choice);
      },
      dismiss: () => show(null),
    });
  }

  /** Another tab, or this one before it was put aside, may have decided. */
  function lookAgain() {
    const choice = record.read();
    if (!choice) return;
    show(null);
    tell(choice);
  }

  return {
    start(listener) {
      tell = listener;
      const known = record.read();
      if (known) {
        tell(known);
      } else {
        if (record.discard()) onOutdated();
        ask(false);
      }
      window.addEventListener('storage', ({ key }) => {
        if (key === recordKey) lookAgain();
      });
      window.addEventListener('pageshow', ({ persisted }) => {
        if (persisted) lookAgain();
      });
    },
    open() {
      ask(true);
      return true;
    },
  };
}
