import type { ContentAdmin } from '../../admin/content-admin.ts';
import { contentResolvers } from '../../admin/content-resolvers.ts';
import type { UserError } from '../../admin/user-errors.ts';
import type { Language } from '../../catalogue-format/languages.ts';
import { type Html, html } from '../../checkout/html.ts';
import type { Translations } from '../../content/records.ts';
import { digestOf } from '../../content/translate.ts';

import { framedPage } from '../frame.ts';
import type { DashboardOptions } from '../state.ts';

export type EditorOptions = Omit<ContentAdmin, 'findReference'>;

/** What the pages of the editor work with: they read the records and write with the Admin API's mutations. */
export interface Editor extends EditorOptions {
  mutations: ReturnType<typeof contentResolvers>;
  frame: Pick<DashboardOptions, 'origin' | 'shopUrl'>;
}

export function createEditor(options: EditorOptions, frame: Editor['frame']): Editor {
  return { ...options, mutations: contentResolvers(options), frame };
}

export const root = '/_dashboard/content';

const tabs = [
  ['entries', 'Entries'],
  ['menus', 'Menus'],
  ['pages', 'Pages'],
  ['articles', 'Articles'],
  ['policies', 'Policies'],
  ['files', 'Files'],
] as const;
export type Tab = (typeof tabs)[number][0];

const barLinks = [
  ['/#requests', 'Requests'],
  ['/#orders', 'Orders'],
  ['/#inbox', 'Inbox'],
  [`${root}/entries`, 'Content'],
  ['/#webhooks', 'Webhooks'],
  ['/#unanswered', 'Unanswered'],
] as const;

export function editorPage(editor: Editor, tab: Tab, title: string, content: Html): string {
  return framedPage(editor.frame, {
    title: `${title} | Content | Sandbox`,
    label: 'Main',
    script: 'content.js',
    links: barLinks.map(([href, label]) => ({ href, label, isCurrent: label === 'Content' })),
    content: html`<div class="content-head"><div class="wrap"><h1>Content</h1>
<nav aria-label="Content">${tabs.map(([path, label]) => html`<a href="${root}/${path}"${path === tab && html` aria-current="page"`}>${label}</a>`)}</nav></div></div>
<main class="wrap" id="content" tabindex="-1">${content}</main>`,
  });
}

export function languageName(language: Language): string {
  return new Intl.DisplayNames(['en'], { type: 'language' }).of(language) ?? language;
}

/** What was typed, by the name of its field; a text area sends line breaks as CR LF. */
export type Form = Record<string, string>;
export const typed = (form: Form, name: string) =>
  (form[name] ?? '').replaceAll('\r\n', '\n').trim();

export const textName = (language: Language, key: string) => `${language}.${key}`;

/** Registers what was typed in the other languages, and removes what was emptied. */
export async function saveTranslations(
  { languages, mutations }: Editor,
  resource: { gid: string; translations: Translations },
  /** The texts in the primary language as they are now. */
  texts: Record<string, string>,
  translationOf: (language: Language, key: string) => string,
): Promise<UserError[]> {
  const [, ...others] = languages;
  const changes = others.flatMap((language) =>
    Object.entries(texts)
      .filter(([, source]) => source !== '')
      .map(([key, source]) => ({
        key,
        locale: language,
        value: translationOf(language, key),
        before: resource.translations[language]?.[key]?.value ?? '',
        translatableContentDigest: digestOf(source),
      })),
  );
  const errors: UserError[] = [];
  const registered = changes.filter(({ value, before }) => value !== '' && value !== before);
  if (registered.length > 0) {
    const { userErrors } = await mutations.translationsRegister({
      resourceId: resource.gid,
      translations: registered.map(({ before: _before, ...translation }) => translation),
    });
    for (const error of userErrors) {
      const change = registered[Number(error.field?.[1])];
      const place = change ? `${languageName(change.locale)}, ${change.key}: ` : '';
      errors.push({ ...error, message: `${place}${error.message}` });
    }
  }
  for (const { key, locale, value, before } of changes) {
    if (value !== '' || before === '') continue;
    const resourceId = resource.gid;
    await mutations.translationsRemove({ resourceId, translationKeys: [key], locales: [locale] });
  }
  return errors;
}
