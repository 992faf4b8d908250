// Texts that name a page by its slug have to name one that the shop has.
import { declarations } from '#shop/messages/declarations.ts';
import { restock } from '#shop/messages/restock.ts';
import { withdrawal } from '#shop/messages/withdrawal.ts';
import type { Language } from '../../storefront/app/i18n/languages.ts';
import { allMessages } from '../../storefront/app/i18n/messages/index.ts';
import type { SourceDocument } from './read-documents.ts';
import { untranslated } from './untranslated.ts';

export function namedSlugs(language: Language): Record<string, string> {
  const { product, footer, newsletter, newsletterMails } = allMessages[language];
  return {
    'product.shippingPage': product.shippingPage,
    'footer.reviewCheckPage': footer.reviewCheckPage,
    'newsletter.privacyPage': newsletter.privacyPage,
    'newsletterMails.footer.imprintPage': newsletterMails.footer.imprintPage,
    'newsletterMails.footer.privacyPage': newsletterMails.footer.privacyPage,
    'declarations.imprintPage': declarations[language].imprintPage,
    'declarations.privacyPage': declarations[language].privacyPage,
    'restock.privacyPage': restock[language].privacyPage,
    'withdrawal.noticePage': withdrawal[language].noticePage,
  };
}

/** A page that is not translated has the slug of the shop's first language. */
export function slugProblems(
  documents: readonly Pick<SourceDocument, 'section' | 'key' | 'language' | 'frontMatter'>[],
  language: Language,
  named: Record<string, string>,
): string[] {
  const pages = documents.filter(({ section }) => section === 'pages');
  const own = pages.filter((page) => page.language === language);
  const shown = [...own, ...untranslated(pages, language)];
  const slugs = new Set(shown.map(({ frontMatter }) => frontMatter?.slug));
  return Object.entries(named).flatMap(([text, slug]) =>
    slugs.has(slug)
      ? []
      : [
          `${language}: the text ${text} names the page "${slug}", which the shop does not have: replace it in texts/${language}`,
        ],
  );
}
