import { languageFacts, languages } from '#shop/languages.ts';
import flags from '#shop/theme/flags.svg';
import type { Language } from '../i18n/languages.ts';
import { useServerI18n } from '../i18n/use-server-i18n.server.ts';
import { DisclosureMenu } from '../ui/disclosure-menu.tsx';
import { useLanguageLinks } from './alternates.ts';
import styles from './language-switcher.module.css';
import { linkInLanguage } from './link-in-language.ts';

/** Links to the page in other languages, keeping filters and sort. Plain links: another language is another document. */
export function LanguageSwitcher() {
  const { t, language, market } = useServerI18n();
  const links = useLanguageLinks();
  return (
    <nav aria-label={t.footer.language}>
      <DisclosureMenu placement="above" label={<LanguageName language={language} />}>
        {languages.map((key) => (
          <li key={key}>
            <a
              href={linkInLanguage(key, links, market)}
              hrefLang={key}
              lang={key}
              aria-current={key === language ? 'true' : undefined}
            >
              <LanguageName language={key} />
            </a>
          </li>
        ))}
      </DisclosureMenu>
    </nav>
  );
}

function LanguageName({ language }: { language: Language }) {
  const { flag, name } = languageFacts[language];
  return (
    <>
      <svg className={styles.flag} width={20} height={14} aria-hidden="true">
        <use href={`${flags}#${flag}`} />
      </svg>
      {name}
    </>
  );
}
