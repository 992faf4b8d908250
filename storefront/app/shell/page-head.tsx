import { keywords, shopName } from '#shop/identity.ts';
import { languageFacts, languages } from '#shop/languages.ts';
import logo from '#shop/theme/logo.svg';
import { useI18n } from '../i18n/i18n.tsx';
import { defaultLanguage } from '../i18n/languages.ts';
import { countryOf, languageTag } from '../i18n/locales.ts';
import { useAlternates } from './alternates.ts';
import { useSite } from './site.ts';

interface PageHeadProps {
  title: string;
  description: string;
  /** The Open Graph image; the logo by default. */
  picture?: string | undefined;
  /** noindex. */
  hidden?: boolean;
}

/** Width of Open Graph images: of the logo, and requested from the platform. */
const sharedWidth = 1000;
const logoHeight = 180;

/** Products, collections and articles also exist as Markdown. */
const markdownPages = /^\/[a-z]{2}(-[a-z]{2})?\/[pca]\/[^/?]+$/;

/** Title, description, canonical and alternate links, Open Graph; React hoists them into the head. */
export function PageHead({ title, description, picture, hidden }: PageHeadProps) {
  const { locale, further } = useI18n().market;
  const origin = useSite()?.publicOrigin ?? '';
  const alternates = useAlternates();
  const canonical = alternates[locale];
  const german = alternates[defaultLanguage];
  // a merchant's title may already contain the shop's name
  const fullTitle = title.endsWith(`| ${shopName}`) ? title : `${title} | ${shopName}`;
  return (
    <>
      <title>{fullTitle}</title>
      {description && <meta name="description" content={description} />}
      <meta name="robots" content={hidden ? 'noindex, follow' : 'index, follow'} />
      {canonical && <link rel="canonical" href={origin + canonical} />}
      {[...languages, ...further].map((key) => {
        const path = alternates[key];
        const tag = languageTag(key);
        return path && <link key={key} rel="alternate" hrefLang={tag} href={origin + path} />;
      })}
      {german && <link rel="alternate" hrefLang="x-default" href={origin + german} />}
      {import.meta.env.SSR && canonical && markdownPages.test(canonical) && (
        <link rel="alternate" type="text/markdown" href={`${origin}${canonical}.md`} />
      )}
      {import.meta.env.SSR && (
        <SharingMetas
          title={fullTitle}
          description={description}
          url={canonical && origin + canonical}
          picture={picture ? sharedPicture(picture, origin) : origin + logo}
          height={picture ? null : logoHeight}
        />
      )}
    </>
  );
}

interface SharingMetasProps {
  title: string;
  description: string;
  url: string | undefined;
  picture: string;
  /** Unknown for a merchant's picture. */
  height: number | null;
}

function sharedPicture(picture: string, origin: string): string {
  const url = new URL(picture, origin);
  url.searchParams.set('width', String(sharedWidth));
  return url.href;
}

/** For crawlers only: rendered on the server, and its code is not shipped to browsers. */
function SharingMetas({ title, description, url, picture, height }: SharingMetasProps) {
  const { language, market } = useI18n();
  const { locale } = market;
  const tag = countryOf(locale) ? languageTag(locale) : languageFacts[language].locale;
  const properties = {
    'og:type': 'article',
    'og:site_name': shopName,
    'og:locale': tag.replace('-', '_'),
    'og:title': title,
    'og:description': description,
    'og:url': url,
    'og:image': picture,
    'og:image:width': String(sharedWidth),
    'og:image:height': height && String(height),
  };
  return (
    <>
      <meta name="keywords" content={keywords} />
      <meta name="author" content={shopName} />
      <meta name="twitter:card" content="summary_large_image" />
      {Object.entries(properties).map(
        ([property, content]) => content && <meta key={property} {...{ property, content }} />,
      )}
    </>
  );
}
