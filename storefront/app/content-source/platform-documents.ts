import { languageFacts, languages } from '#shop/languages.ts';
import { findByKey } from '../../content/documents/documents.server.ts';
import * as operations from '../commerce/operations/generated.ts';
import { isPlatformError, type Platform } from '../commerce/platform/platform.ts';
import { plainText, shortened } from '../commerce/product/plain-text.ts';
import type { Language } from '../i18n/languages.ts';
import { policyDocuments } from '../seo/platform-addresses.ts';
import type { ContentProblem } from './content-problem.ts';
import type { PlatformDocument } from './platform-document.ts';
import { toSections } from './platform-home.ts';
import type { Preview } from './preview.ts';

export interface PlatformArticle {
  handle: string;
  title: string;
  description: string;
}

/** Null, or no article, also where the platform is unavailable: the shop's files come next. */
export interface PlatformDocuments {
  page(handle: string, language: Language): Promise<PlatformDocument | null>;
  article(handle: string, language: Language): Promise<PlatformDocument | null>;
  /** A policy for which the shop has no page of its own. */
  policy(handle: string, language: Language): Promise<PlatformDocument | null>;
  articles(language: Language): Promise<PlatformArticle[]>;
  /** The handle of a page or an article in every language. */
  handles(id: string): Promise<Partial<Record<Language, string>>>;
}

const maxDescription = 170;

/** Endings of handles: the first that exists counts. */
export function createPlatformDocuments(
  platform: Platform,
  endings: readonly string[],
  preview: Preview | null,
  onProblem: (problem: ContentProblem) => void,
): PlatformDocuments {
  const codeOf = (language: Language) => languageFacts[language].code;

  async function readDocument<Node extends { id: string; handle: string; title: string }>(
    kind: 'page' | 'article',
    handle: string,
    read: (handle: string) => Promise<Node | null | undefined>,
    textOf: (node: Node) => Omit<PlatformDocument, 'id' | 'handle' | 'title'>,
  ): Promise<PlatformDocument | null> {
    for (const ending of endings) {
      const node = await orNull(read(handle + ending));
      const text = node && textOf(node);
      // nothing written is no page
      if (!node || !text || (plainText(text.html).trim() === '' && !text.sections)) continue;
      preview?.notes.entries.push({ id: node.id, type: kind, handle: node.handle });
      return { id: node.id, handle, title: node.title, ...text };
    }
    const hidden = (await preview?.drafts?.document(kind, handle)) ?? null;
    if (hidden) preview?.notes.entries.push({ ...hidden, type: kind, isDraft: true });
    return hidden;
  }

  return {
    page: (handle, language) =>
      readDocument(
        'page',
        handle,
        async (name) => {
          const variables = { handle: name, language: codeOf(language) };
          return (await platform.send(operations.PageByHandle, variables)).page;
        },
        ({ id, body, bodySummary, updatedAt, seo, sections: list }) => {
          const owner = { kind: 'page', id, name: `page ${handle}` } as const;
          const sections = toSections(owner, list ?? null, {
            language,
            onProblem: (problem) => onProblem({ ...problem, language }),
          });
          return {
            html: body,
            description: shortened(seo?.description || bodySummary, maxDescription),
            changedAt: updatedAt.slice(0, 10),
            ...(sections && { sections }),
          };
        },
      ),
    article: (handle, language) =>
      readDocument(
        'article',
        handle,
        async (name) => {
          const variables = { handle: name, language: codeOf(language) };
          return (await platform.send(operations.ArticleByHandle, variables)).blog?.articleByHandle;
        },
        ({ contentHtml, excerpt, publishedAt, seo }) => ({
          html: contentHtml,
          description: shortened(seo?.description || excerpt || '', maxDescription),
          changedAt: publishedAt.slice(0, 10),
        }),
      ),
    async policy(handle, language) {
      if (findByKey(policyDocuments[handle] ?? '', language)) return null;
      const answer = await orNull(
        platform.send(operations.ShopPolicies, { language: codeOf(language) }),
      );
      const found = Object.values(answer?.shop ?? {}).find((policy) => policy?.handle === handle);
      if (!found || plainText(found.body).trim() === '') return null;
      const { id, title, body } = found;
      const description = shortened(plainText(body), maxDescription);
      return { id, handle, title, description, html: body, changedAt: null };
    },
    async articles(language) {
      const answer = await orNull(
        platform.send(operations.Articles, { language: codeOf(language) }),
      );
      return (answer?.blog?.articles.nodes ?? [])
        .filter(({ handle }) => !handle.endsWith('-preview'))
        .map(({ handle, title, excerpt }) => ({ handle, title, description: excerpt ?? '' }));
    },
    async handles(id) {
      const found = await Promise.all(
        languages.map(async (language) => {
          const variables = { id, language: codeOf(language) };
          const answer = await orNull(platform.send(operations.DocumentHandle, variables));
          const node = answer?.node;
          return [language, node && 'handle' in node ? node.handle : null] as const;
        }),
      );
      return Object.fromEntries(found.filter(([, handle]) => handle !== null));
    },
  };
}

async function orNull<Value>(answer: Promise<Value>): Promise<Value | null> {
  try {
    return await answer;
  } catch (error) {
    if (isPlatformError(error)) return null;
    throw error;
  }
}
