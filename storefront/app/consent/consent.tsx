import { useEffect, useState, useSyncExternalStore } from 'react';
import { useI18n } from '../i18n/i18n.tsx';
import { StatusRegion } from '../ui/status-region.tsx';
import { Banner } from './banner.tsx';
import type { Choice } from './choice.ts';
import type { ConsentSettings } from './consent-settings.ts';
import { askedQuestion, runConsent } from './run-consent.ts';

/** Asks for consent and keeps to the answer. Loaded after the first interaction, where something needs consent. */
export default function Consent({ settings }: { settings: ConsentSettings }) {
  const { t } = useI18n();
  const question = useSyncExternalStore(askedQuestion.subscribe, askedQuestion.get, () => null);
  const [isSaved, setSaved] = useState(false);
  useEffect(() => runConsent(settings), [settings]);

  function decide(choice: Choice) {
    setSaved(true);
    question?.decide(choice);
  }
  return (
    <>
      <StatusRegion>
        {question && !question.isReopened && t.consent.asked}
        {!question && isSaved && t.consent.saved}
      </StatusRegion>
      {question && <Banner {...question} decide={decide} />}
    </>
  );
}
