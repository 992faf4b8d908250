import { hrefsFor } from '../i18n/hrefs.ts';
import { useI18n } from '../i18n/i18n.tsx';
import { languageFacts, languages } from '../i18n/languages.ts';
import { useAlternates } from './alternates.ts';
import styles from './language-switcher.module.css';

/** Plain links: another language is another document, with its own texts. */
export function LanguageSwitcher() {
  const { t, language } = useI18n();
  const alternates = useAlternates();
  return (
    <nav aria-label={t.shell.language}>
      <ul className={styles.list}>
        {languages.map((key) => (
          <li key={key}>
            <a
              href={alternates[key] ?? hrefsFor(key).home()}
              hrefLang={key}
              lang={key}
              aria-current={key === language ? 'true' : undefined}
            >
              <span aria-hidden="true">{languageFacts[key].flag}</span>
              {languageFacts[key].name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
