import { useEffect, useState, useSyncExternalStore } from 'react';
import { useI18n } from '../i18n/i18n.tsx';
import { StatusRegion } from '../ui/status-region.tsx';
import { Banner, type ConsentLinks } from './banner.tsx';
import type { Choice } from './choice.ts';
import type { ConsentSettings } from './consent-settings.ts';
import { promptStore, startConsent } from './start-consent.ts';

interface ConsentProps {
  settings: ConsentSettings;
  links: ConsentLinks;
}

/** Asks for consent and starts the services; loaded after the first interaction, where a service needs consent. */
export default function Consent({ settings, links }: ConsentProps) {
  const { t } = useI18n();
  const prompt = useSyncExternalStore(promptStore.subscribe, promptStore.get, () => null);
  const [isSaved, setSaved] = useState(false);
  useEffect(() => startConsent(settings), [settings]);

  function decide(choice: Choice) {
    setSaved(true);
    prompt?.decide(choice);
  }
  return (
    <>
      <StatusRegion>
        {prompt && !prompt.isReopened && t.consent.asked}
        {!prompt && isSaved && t.consent.saved}
      </StatusRegion>
      {prompt && <Banner {...prompt} links={links} decide={decide} />}
    </>
  );
}
