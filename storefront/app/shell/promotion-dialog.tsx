import { useId } from 'react';
import type { Promotion } from '../commerce/promotion.ts';
import { useI18n } from '../i18n/i18n.tsx';
import { LinkButton } from '../ui/button.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { Modal } from '../ui/modal.tsx';
import { Picture } from '../ui/picture.tsx';
import { CopyCode } from './copy-code.tsx';
import styles from './promotion-dialog.module.css';

interface PromotionDialogProps {
  promotion: Promotion;
  open: boolean;
  onClose: () => void;
}

export default function PromotionDialog({ promotion, open, onClose }: PromotionDialogProps) {
  const { t } = useI18n();
  const titleId = useId();
  const { title, description, code, link, picture } = promotion;
  return (
    <Modal open={open} onClose={onClose} name={{ labelledBy: titleId }} className={styles.dialog}>
      <div className={picture ? styles.withPicture : styles.panel}>
        {picture && (
          <div className={styles.picture}>
            {/* keyed, or the old picture would stay until the next one is loaded */}
            <Picture
              key={picture.url}
              {...picture}
              width={640}
              height={640}
              sizes="(min-width: 40em) 25rem, 100vw"
            />
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
