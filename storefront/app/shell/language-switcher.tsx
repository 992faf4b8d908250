import { languageFacts, languages } from '#shop/languages.ts';
import flags from '#shop/theme/flags.svg';
import type { Language } from '../i18n/languages.ts';
import { useServerI18n } from '../i18n/use-server-i18n.server.ts';
import { DisclosureMenu } from '../ui/disclosure-menu.tsx';
import { useLanguageLinks } from './alternates.ts';
import styles from './language-switcher.module.css';
import { linkInLanguage } from './link-in-language.ts';

/** In the footer. */
export function LanguageSwitcher() {
  const { t, language } = useServerI18n();
  return (
    <nav aria-label={t.footer.language}>
      <DisclosureMenu placement="above" label={<LanguageName language={language} />}>
        <LanguageLinks />
      </DisclosureMenu>
    </nav>
  );
}

/** In the top line, with the language's key alone where there is little room. */
export function LanguageMenu({ openerClass }: { openerClass: string | undefined }) {
  const { t, language } = useServerI18n();
  const { name } = languageFacts[language];
  const label = (
    <>
      <Flag language={language} />
      <span className={styles.name}>
        <span className="visually-hidden">{t.footer.language}: </span>
        {name}
      </span>
      <span className={styles.key} aria-hidden="true">
        {language.toUpperCase()}
      </span>
    </>
  );
  return (
    <DisclosureMenu placement="belowEnd" openerClass={openerClass} label={label}>
      <LanguageLinks />
    </DisclosureMenu>
  );
}

/** List items, keeping filters and sort. Plain links: another language is another document. */
export function LanguageLinks() {
  const { language, market } = useServerI18n();
  const links = useLanguageLinks();
  return languages.map((key) => (
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
  ));
}

function LanguageName({ language }: { language: Language }) {
  return (
    <>
      <Flag language={language} />
      {languageFacts[language].name}
    </>
  );
}

export function Flag({ language }: { language: Language }) {
  return (
    <svg className={styles.flag} width={20} height={14} aria-hidden="true">
      <use href={`${flags}#${languageFacts[language].flag}`} />
    </svg>
  );
}
