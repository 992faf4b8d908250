import { useState } from 'react';
import type { Promotion } from '../commerce/promotion.ts';
import { useI18n } from '../i18n/i18n.tsx';
import { BackgroundColor } from '../ui/background-color.tsx';
import { PilotLights } from '../ui/pilot-lights.tsx';
import { Ticker } from '../ui/ticker.tsx';
import { useLazyComponent } from '../ui/use-lazy-component.ts';
import styles from './top-bar.module.css';
import { useOpenUntilNavigation } from './use-open-until-navigation.ts';

const loadDialog = () => import('./promotion-dialog.tsx');
const intervalMs = 5000;

export interface TopBarContent {
  promotions: Promotion[];
  backgroundColor: string | null;
}

export function TopBar({ promotions, backgroundColor }: TopBarContent) {
  const { t } = useI18n();
  const { open, show, hide } = useOpenUntilNavigation<string>();
  const [wanted, setWanted] = useState<Promotion | null>(null);
  const dialog = useLazyComponent(loadDialog);
  if (promotions.length === 0) return null;
  const items = promotions.map((promotion) => ({
    id: promotion.id,
    content: (
      <PromotionOpener
        promotion={promotion}
        onIntent={dialog.preload}
        onOpen={() => {
          setWanted(promotion);
          show(promotion.id);
          dialog.load(() => {
            hide();
            if (promotion.link) location.assign(promotion.link.url);
          });
        }}
      />
    ),
  }));
  return (
    <div className={`inverse ${styles.bar}`}>
      <BackgroundColor color={backgroundColor} />
      <div className={`wrap ${styles.inside}`}>
        <Ticker
          label={t.shell.promotions}
          items={items}
          interval={intervalMs}
          paused={open !== null}
          pauseLabel={t.shell.pausePromotions}
          playLabel={t.shell.playPromotions}
          nextLabel={t.shell.nextPromotion}
        />
      </div>
      {wanted && dialog.Component && (
        <dialog.Component
          promotion={wanted}
          open={open === wanted.id}
          onClose={() => hide(wanted.id)}
        />
      )}
    </div>
  );
}

interface PromotionOpenerProps {
  promotion: Promotion;
  onIntent: () => void;
  onOpen: () => void;
}

/** A link to the promotion's page before hydration; opens its dialog afterwards. */
function PromotionOpener({ promotion, onIntent, onOpen }: PromotionOpenerProps) {
  const words = (
    <>
      <PilotLights ground="dark" />
      <PromotionTitle title={promotion.title} />
    </>
  );
  const intent = { onPointerEnter: onIntent, onFocus: onIntent };
  if (!promotion.link) {
    return (
      <button type="button" className={styles.opener} onClick={onOpen} {...intent}>
        {words}
      </button>
    );
  }
  return (
    <a
      href={promotion.link.url}
      className={styles.opener}
      aria-haspopup="dialog"
      data-hold=""
      onClick={(event) => {
        event.preventDefault();
        onOpen();
      }}
      {...intent}
    >
      {words}
    </a>
  );
}

/** Underlines what follows the colon. */
function PromotionTitle({ title }: { title: string }) {
  const [, topic = '', point = title] = /^(.*?: )(.+)$/.exec(title) ?? [];
  return (
    <span>
      {topic}
      <u>{point}</u>
    </span>
  );
}
