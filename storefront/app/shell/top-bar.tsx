import type { Promotion } from '../commerce/catalogue/promotion.ts';
import { useServerI18n } from '../i18n/use-server-i18n.server.ts';
import { AdviceMark } from '../ui/advice-mark.tsx';
import { BackgroundColor } from '../ui/background-color.tsx';
import { templateOf } from '../ui/open-dialog.ts';
import { Ticker } from '../ui/ticker.tsx';
import { PromotionDialog } from './promotion-dialog.tsx';
import styles from './top-bar.module.css';

interface TopBarProps {
  promotions: Promotion[];
  backgroundColor: string | null;
}

/** Of the top line, rendered on the server only; each promotion's dialog is in a template. */
export function TopBar({ promotions, backgroundColor }: TopBarProps) {
  const { t } = useServerI18n();
  if (promotions.length === 0) return null;
  const entries = promotions.map((promotion, index) => ({
    promotion,
    dialog: `promotion-${index + 1}`,
  }));
  return (
    <>
      <BackgroundColor color={backgroundColor} />
      <div className={styles.promotions}>
        <Ticker
          label={t.shell.promotions}
          items={entries.map(({ promotion, dialog }) => ({
            id: promotion.id,
            content: <PromotionOpener promotion={promotion} dialog={dialog} />,
          }))}
          pauseLabel={t.shell.pausePromotions}
          playLabel={t.shell.playPromotions}
          nextLabel={t.shell.nextPromotion}
        />
      </div>
      {entries.map(({ promotion, dialog }) => (
        <template key={dialog} id={templateOf(dialog)}>
          <PromotionDialog id={dialog} promotion={promotion} />
        </template>
      ))}
    </>
  );
}

/** A link to the promotion's page, which opens its dialog with scripts. */
function PromotionOpener({ promotion, dialog }: { promotion: Promotion; dialog: string }) {
  const words = (
    <>
      <AdviceMark ground="dark" />
      <PromotionTitle title={promotion.title} />
    </>
  );
  if (!promotion.link) {
    return (
      <button type="button" className={styles.opener} data-dialog={dialog}>
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
      data-dialog={dialog}
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
