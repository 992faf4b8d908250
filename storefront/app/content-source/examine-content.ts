import { languageFacts, languages } from '#shop/languages.ts';
import { contentIn } from '../../content/content-files.ts';
import * as operations from '../commerce/operations/generated.ts';
import type { Platform } from '../commerce/platform/platform.ts';
import { plainText } from '../commerce/product/plain-text.ts';
import { defaultLanguage, type Language } from '../i18n/languages.ts';
import { homeMarket } from '../i18n/market.ts';
import type { ContentProblem } from './content-problem.ts';
import { createContentSource } from './content-source.ts';
import { addressesIn, addressesInHtml, createAddressCheck } from './dead-addresses.ts';

interface Text {
  /** Of the entry. */
  id: string;
  name: string;
  key: string;
  value: string;
}

/** An amount with its currency: facts in braces stay true, figures do not. */
const amount = /(€\s?\d|\d\s?(€|euro\b|kr\.?\s))/i;
const textTypes = ['single_line_text_field', 'multi_line_text_field'];
/** Names of settings, not words. */
const fixedKeys = ['address', 'second_address', 'icon', 'tone', 'module', 'name'];

/** Everything about the platform's content that an editor should change, in all languages. */
export async function examineContent(
  platform: Platform,
  hosts: readonly string[],
): Promise<ContentProblem[]> {
  const problems: ContentProblem[] = [];
  const source = createContentSource({
    platform,
    homePlatform: platform,
    hosts,
    onProblem: (problem) => problems.push(problem),
  });
  const original = await textsIn(defaultLanguage, platform);
  const originalPages = await pagesIn(defaultLanguage, platform);
  for (const language of languages) {
    const leadsSomewhere = createAddressCheck(platform, language);
    const market = homeMarket(language);
    const content = await source.content(market);
    for (const address of addressesIn(content, contentIn(market))) {
      if (await leadsSomewhere(address)) continue;
      const where = { kind: 'menu', id: '', name: 'menus and home page' } as const;
      problems.push({ ...where, language, isLeftOut: false, message: `${address} does not exist` });
    }
    for (const { kind, id, handle, title, html } of await pagesIn(language, platform)) {
      const report = (message: string) =>
        problems.push({
          kind,
          id,
          name: `${kind} ${handle}`,
          language,
          isLeftOut: false,
          message,
        });
      if (amount.test(`${title} ${plainText(html)}`)) {
        report('an amount is written out; use a fact in braces');
      }
      const isSame = originalPages.some((page) => page.id === id && page.html === html);
      if (language !== defaultLanguage && isSame && html !== '') report('is not translated');
      for (const address of addressesInHtml(html, language)) {
        if (!(await leadsSomewhere(address))) report(`${address} does not exist`);
      }
    }
    const texts = language === defaultLanguage ? original : await textsIn(language, platform);
    for (const { id, name, key, value } of texts) {
      const report = (message: string) =>
        problems.push({ kind: 'metaobject', id, name, language, isLeftOut: false, message });
      if (amount.test(value)) report(`${key}: an amount is written out; use a fact in braces`);
      const isSame = original.some(
        (text) => text.id === id && text.key === key && text.value === value,
      );
      // one word may be the same in two languages
      if (language !== defaultLanguage && isSame && value.includes(' ')) {
        report(`${key}: is not translated`);
      }
    }
  }
  return problems;
}

/** What editors have written at length. */
async function pagesIn(language: Language, platform: Platform) {
  const variables = { language: languageFacts[language].code };
  const { pages, blog } = await platform.send(operations.ContentState, variables);
  return [
    ...pages.nodes.map(({ body, ...page }) => ({ kind: 'page' as const, html: body, ...page })),
    ...(blog?.articles.nodes ?? []).map(({ contentHtml, ...article }) => ({
      kind: 'article' as const,
      html: contentHtml,
      ...article,
    })),
  ];
}

async function textsIn(language: Language, platform: Platform): Promise<Text[]> {
  const code = languageFacts[language].code;
  const variables = { own: `main-${language}`, handle: 'main', language: code };
  const site = await platform.send(operations.SiteContent, variables);
  const home = await platform.send(operations.HomePage, variables);
  const sections = (home.own ?? home.metaobject)?.sections;
  const entries = [site.own ?? site.metaobject, ...(sections?.references?.nodes ?? [])];
  return entries.flatMap((entry) => (entry ? textsOf(entry) : []));
}

interface Node {
  __typename?: string;
  id?: string;
  type?: string;
  handle?: string;
  fields?: {
    key: string;
    type: string;
    value: string | null;
    reference: Node | null;
    references: { nodes: Node[] } | null;
  }[];
}

function textsOf({ id, type, handle, fields }: Node): Text[] {
  if (!id || !fields) return [];
  return fields.flatMap((field) => [
    ...(textTypes.includes(field.type) && field.value && !fixedKeys.includes(field.key)
      ? [{ id, name: `${type} ${handle}`, key: field.key, value: field.value }]
      : []),
    ...(field.reference ? textsOf(field.reference) : []),
    ...(field.references?.nodes ?? []).flatMap(textsOf),
  ]);
}
