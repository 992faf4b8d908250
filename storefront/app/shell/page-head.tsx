import { shop } from '../commerce/shop.ts';
import { useI18n } from '../i18n/i18n.tsx';
import { defaultLanguage, languageFacts, languages } from '../i18n/languages.ts';
import { sourcesOf } from '../ui/picture-sources.ts';
import { useAlternates } from './alternates.ts';
import logo from './logo.svg';
import { useSite } from './site.ts';

interface PageHeadProps {
  title: string;
  description: string;
  /** What stands for the page where it is shared; the logo where there is none. */
  picture?: string | undefined;
  /** Whether search engines leave it out. */
  hidden?: boolean;
}

const sharedWidth = 1000;

/** What search engines and those who share a page read of it; React moves it into the head. */
export function PageHead({ title, description, picture, hidden }: PageHeadProps) {
  const { language } = useI18n();
  const origin = useSite()?.publicOrigin ?? '';
  const alternates = useAlternates();
  const canonical = alternates[language];
  const german = alternates[defaultLanguage];
  const fullTitle = `${title} | ${shop.name}`;
  const shared = picture ? sourcesOf(picture, sharedWidth).src : origin + logo;
  const properties = {
    'og:type': 'article',
    'og:site_name': shop.name,
    'og:locale': languageFacts[language].locale.replace('-', '_'),
    'og:title': fullTitle,
    'og:description': description,
    'og:url': canonical && origin + canonical,
    'og:image': shared,
    'og:image:width': String(sharedWidth),
  };
  return (
    <>
      <title>{fullTitle}</title>
      {description && <meta name="description" content={description} />}
      <meta name="keywords" content="Kaffee,Espresso,Shop" />
      <meta name="author" content={shop.name} />
      <meta name="robots" content={hidden ? 'noindex, follow' : 'index, follow'} />
      <meta name="twitter:card" content="summary_large_image" />
      {Object.entries(properties).map(
        ([property, content]) => content && <meta key={property} {...{ property, content }} />,
      )}
      {canonical && <link rel="canonical" href={origin + canonical} />}
      {languages.map((key) => {
        const path = alternates[key];
        return path && <link key={key} rel="alternate" hrefLang={key} href={origin + path} />;
      })}
      {german && <link rel="alternate" hrefLang="x-default" href={origin + german} />}
    </>
  );
}
