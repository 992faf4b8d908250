import { shop } from '../commerce/shop.ts';
import { useI18n } from '../i18n/i18n.tsx';
import { defaultLanguage, languages } from '../i18n/languages.ts';
import { useAlternates } from './alternates.ts';
import { useSite } from './site.ts';

interface PageHeadProps {
  title: string;
  description: string;
}

/** Title, description, canonical address and language links; React moves them into the head. */
export function PageHead({ title, description }: PageHeadProps) {
  const { language } = useI18n();
  const origin = useSite()?.publicOrigin ?? '';
  const alternates = useAlternates();
  const canonical = alternates[language];
  const german = alternates[defaultLanguage];
  return (
    <>
      <title>{`${title} | ${shop.name}`}</title>
      {description && <meta name="description" content={description} />}
      {canonical && <link rel="canonical" href={origin + canonical} />}
      {languages.map((key) => {
        const path = alternates[key];
        return path && <link key={key} rel="alternate" hrefLang={key} href={origin + path} />;
      })}
      {german && <link rel="alternate" hrefLang="x-default" href={origin + german} />}
    </>
  );
}
