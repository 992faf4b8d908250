import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { useI18n } from '../i18n/i18n.tsx';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import styles from './banner.module.css';
import type { ConsentPrompt } from './banner-provider.ts';
import { allGranted, noneGranted } from './choice.ts';

export interface ConsentLinks {
  privacy: string;
  imprint: string;
}

/** A non-modal dialog with two equally prominent buttons; the purposes open below them. */
export function Banner(props: ConsentPrompt & { links: ConsentLinks }) {
  const { choice, isReopened, decide, dismiss, links } = props;
  const { t } = useI18n();
  const titleId = useId();
  const textId = useId();
  const banner = useRef<HTMLElement>(null);

  useEffect(() => reserveSpaceFor(banner.current), []);
  // it takes the focus only when the visitor opened it
  useEffect(() => (isReopened ? moveFocusTo(banner.current) : undefined), [isReopened]);

  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const chosen = new FormData(event.currentTarget);
    decide({ statistics: chosen.has('statistics'), marketing: chosen.has('marketing') });
  }
  function onKeyDown({ key }: KeyboardEvent) {
    if (key === 'Escape' && isReopened) dismiss();
  }
  return (
    <section
      ref={banner}
      role="dialog"
      aria-labelledby={titleId}
      aria-describedby={textId}
      tabIndex={-1}
      className={`on-paper ${styles.banner}`}
      onKeyDown={onKeyDown}
    >
      <h2 id={titleId} className="h6">
        {t.consent.title}
      </h2>
      <p id={textId} className={styles.text}>
        {t.consent.text}
      </p>
      <div className={styles.answers}>
        <Button type="button" look="outline" onClick={() => decide(noneGranted)}>
          {t.consent.onlyNecessary}
        </Button>
        <Button type="button" look="outline" onClick={() => decide(allGranted)}>
          {t.consent.acceptAll}
        </Button>
      </div>
      <form onSubmit={save} className={styles.further}>
        <details open={isReopened}>
          <summary>{t.consent.choose}</summary>
          <fieldset className={styles.purposes}>
            <legend className="visually-hidden">{t.consent.purposes}</legend>
            <Checkbox small checked disabled>
              {t.consent.necessary}
            </Checkbox>
            <p>{t.consent.necessaryText}</p>
            <Checkbox small name="statistics" defaultChecked={choice.statistics}>
              {t.consent.statistics}
            </Checkbox>
            <p>{t.consent.statisticsText}</p>
            <Checkbox small name="marketing" defaultChecked={choice.marketing}>
              {t.consent.marketing}
            </Checkbox>
            <p>{t.consent.marketingText}</p>
          </fieldset>
          <Button look="outline">{t.consent.saveChoice}</Button>
        </details>
        <p className={styles.links}>
          <a href={links.privacy}>{t.consent.privacy}</a>
          <a href={links.imprint}>{t.consent.imprint}</a>
        </p>
      </form>
    </section>
  );
}

/** Reserves its height in the page, so that it covers neither the end of the page nor a focused element. */
function reserveSpaceFor(banner: HTMLElement | null) {
  if (!banner) return;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => {
    style.setProperty('--consent-height', `${banner.offsetHeight}px`);
  });
  observer.observe(banner);
  return () => {
    observer.disconnect();
    style.removeProperty('--consent-height');
  };
}

function moveFocusTo(banner: HTMLElement | null) {
  const before = document.activeElement;
  banner?.focus();
  return () => {
    if (before instanceof HTMLElement) before.focus();
  };
}
