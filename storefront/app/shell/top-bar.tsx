import { useState } from 'react';
import type { Promotion } from '../commerce/promotion.ts';
import { useI18n } from '../i18n/i18n.tsx';
import { Ground } from '../ui/ground.tsx';
import { Lights } from '../ui/lights.tsx';
import { Ticker } from '../ui/ticker.tsx';
import { useOnDemand } from '../ui/use-on-demand.ts';
import styles from './top-bar.module.css';
import { useOpenOnThisPage } from './use-open-on-this-page.ts';

const loadDialog = () => import('./promotion-dialog.tsx');
const turnEvery = 5000;

export interface TopBarContent {
  promotions: Promotion[];
  backgroundColor: string | null;
}

export function TopBar({ promotions, backgroundColor }: TopBarContent) {
  const { t } = useI18n();
  const { open, show, hide } = useOpenOnThisPage<string>();
  const [wanted, setWanted] = useState<Promotion | null>(null);
  const dialog = useOnDemand(loadDialog);
  if (promotions.length === 0) return null;
  const items = promotions.map((promotion) => ({
    id: promotion.id,
    content: (
      <PromotionOpener
        promotion={promotion}
        onIntent={dialog.prepare}
        onOpen={() => {
          setWanted(promotion);
          show(promotion.id);
          dialog.want(() => {
            hide();
            if (promotion.link) location.assign(promotion.link.url);
          });
        }}
      />
    ),
  }));
  return (
    <div className={`inverse ${styles.bar}`}>
      <Ground color={backgroundColor} />
      <div className={`wrap ${styles.inside}`}>
        <Ticker
          label={t.shell.promotions}
          items={items}
          interval={turnEvery}
          paused={open !== null}
          pauseLabel={t.shell.pausePromotions}
          playLabel={t.shell.playPromotions}
          nextLabel={t.shell.nextPromotion}
        />
      </div>
      {wanted && dialog.Part && (
        <dialog.Part promotion={wanted} open={open === wanted.id} onClose={() => hide(wanted.id)} />
      )}
    </div>
  );
}

interface PromotionOpenerProps {
  promotion: Promotion;
  onIntent: () => void;
  onOpen: () => void;
}

/** Leads to the promotion's own page until scripts are at work, and opens its dialog from then on. */
function PromotionOpener({ promotion, onIntent, onOpen }: PromotionOpenerProps) {
  const words = (
    <>
      <Lights ground="dark" />
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

/** What follows a colon is the point, and underlined. */
function PromotionTitle({ title }: { title: string }) {
  const [, topic = '', point = title] = /^(.*?: )(.+)$/.exec(title) ?? [];
  return (
    <span>
      {topic}
      <u>{point}</u>
    </span>
  );
}
