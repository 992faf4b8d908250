import { shop } from '#shop/shop.ts';
import { useServerI18n } from '../i18n/use-server-i18n.server.ts';
import { IconLink } from '../ui/icon-button.tsx';
import styles from './social-links.module.css';

export function SocialLinks() {
  const { t } = useServerI18n();
  const { video, photos, network } = shop.social;
  return (
    <ul className={styles.links}>
      {video && (
        <li>
          <IconLink to={video} icon="play-circle" label={t.footer.socialVideo} />
        </li>
      )}
      {photos && (
        <li>
          <IconLink to={photos} icon="camera" label={t.footer.socialPhotos} />
        </li>
      )}
      {network && (
        <li>
          <IconLink to={network} icon="users-three" label={t.footer.socialNetwork} />
        </li>
      )}
    </ul>
  );
}
