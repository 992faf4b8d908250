import { useContent } from '../../content/use-content.ts';
import { useI18n } from '../i18n/i18n.tsx';
import { BackgroundColor } from '../ui/background-color.tsx';
import { Icon } from '../ui/icon.tsx';
import { isAdvertised } from './advertised.ts';
import { useSite } from './site.ts';
import styles from './usp-bar.module.css';

/** Hydrates lazily only so that its texts are not part of the first load. */
export default function UspBar() {
  const { t } = useI18n();
  const { uspBar, uspBarBackgroundColor } = useContent().header;
  const hasNewsletter = useSite()?.hasNewsletter ?? false;
  const benefits = uspBar.filter(({ href }) => isAdvertised(href, { hasNewsletter }));
  if (benefits.length === 0) return null;
  return (
    <div className={styles.bar}>
      <BackgroundColor color={uspBarBackgroundColor} />
      <ul className={styles.list} aria-label={t.shell.benefits}>
        {benefits.map(({ icon, title, href }) => (
          <li key={title}>
            <Icon name={icon} size={18} />
            {href ? <a href={href}>{title}</a> : title}
          </li>
        ))}
      </ul>
    </div>
  );
}
