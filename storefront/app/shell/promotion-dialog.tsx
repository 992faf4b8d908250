import type { Promotion } from '../commerce/catalogue/promotion.ts';
import { useI18n } from '../i18n/i18n.tsx';
import { LinkButton } from '../ui/button.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { Modal } from '../ui/modal.tsx';
import { Picture } from '../ui/picture.tsx';
import { CopyCode } from './copy-code.tsx';
import styles from './promotion-dialog.module.css';

/** Rendered on the server only. */
export function PromotionDialog({ id, promotion }: { id: string; promotion: Promotion }) {
  const { t } = useI18n();
  const titleId = `${id}-title`;
  const { title, description, code, link, picture } = promotion;
  return (
    <Modal id={id} name={{ labelledBy: titleId }} className={styles.dialog}>
      <div className={picture ? styles.withPicture : styles.panel}>
        {picture && (
          <div className={styles.picture}>
            <Picture {...picture} width={640} height={640} sizes="(min-width: 40em) 25rem, 100vw" />
          </div>
        )}
        <div className={styles.copy}>
          <form method="dialog" className={styles.close}>
            <IconButton type="submit" icon="x" label={t.shell.closeDialog} />
          </form>
          <h2 className="h4" id={titleId}>
            {title}
          </h2>
          {description && <p className="muted">{description}</p>}
          {code && <CopyCode code={code} />}
          {link && (
            <LinkButton full to={link.url}>
              {link.text}
            </LinkButton>
          )}
        </div>
      </div>
    </Modal>
  );
}
