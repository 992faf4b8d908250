import { z } from 'zod';
import { languages } from '#shop/languages.ts';
import { shop } from '#shop/shop.ts';
import { defaultLanguage, type Language } from '../../storefront/app/i18n/languages.ts';
import type { AdminClient } from '../../storefront/server/admin/admin-client.ts';
import { adminDocuments } from '../../storefront/server/admin/documents.ts';
import { readDocuments, type SourceDocument } from '../content/read-documents.ts';
import { readAll, readTranslations, translate, write } from './admin.ts';
import { documentHtml, fileOnlyReason } from './document-html.ts';
import type { Resource } from './resources.ts';

const node = z.object({
  id: z.string(),
  handle: z.string(),
  title: z.string(),
  body: z.string(),
  isPublished: z.boolean(),
  description: z.object({ value: z.string() }).nullish(),
  blog: z.object({ handle: z.string() }).nullish(),
});
const blogList = z.object({
  blogs: z.object({ nodes: z.array(z.object({ id: z.string(), handle: z.string() })) }),
});

/** The blog whose articles the shop shows. */
const blogHandle = 'knowledge';

/** By the platform's keys of translations. */
interface Texts {
  title: string;
  handle: string;
  body_html: string;
  meta_description: string;
}

interface WantedDocument {
  kind: 'page' | 'article';
  texts: Texts;
  translations: Partial<Record<Language, Texts>>;
}

interface Documents {
  wanted: WantedDocument[];
  /** What only files can have, with the reason. */
  inFiles: { name: string; reason: string }[];
}

export function wantedDocuments(all: readonly SourceDocument[] = readDocuments()): Documents {
  const result: Documents = { wanted: [], inFiles: [] };
  for (const original of all.filter(({ language }) => language === defaultLanguage)) {
    const { section, key } = original;
    const same = all.filter((one) => one.section === section && one.key === key);
    const reason = same.map(fileOnlyReason).find((one) => one !== null);
    if (reason) {
      result.inFiles.push({ name: `${section}/${key}`, reason });
      continue;
    }
    const texts = (document: SourceDocument): Texts => ({
      title: document.frontMatter?.title ?? '',
      handle: document.frontMatter?.slug ?? '',
      body_html: documentHtml(document, all),
      meta_description: document.frontMatter?.description ?? '',
    });
    const others = same.filter(({ language }) => language !== defaultLanguage);
    result.wanted.push({
      kind: section === 'pages' ? 'page' : 'article',
      texts: texts(original),
      translations: Object.fromEntries(others.map((one) => [one.language, texts(one)])),
    });
  }
  return result;
}

export async function documentResources(
  documents: readonly WantedDocument[],
  admin: AdminClient,
): Promise<Resource[]> {
  const pages = await readAll(admin, adminDocuments.pages, {}, node);
  const articles = await readAll(admin, adminDocuments.articles, {}, node);
  const find = ({ kind, texts }: WantedDocument) =>
    (kind === 'page' ? pages : articles.filter(({ blog }) => blog?.handle === blogHandle)).find(
      ({ handle }) => handle === texts.handle,
    );
  const ids = documents.flatMap((document) => find(document)?.id ?? []);
  const locales = languages.filter((language) => language !== defaultLanguage);
  const translations = await readTranslations(admin, ids, locales);
  return documents.map((document) => {
    const { kind, texts } = document;
    const before = find(document);
    return {
      name: `${kind} ${texts.handle}`,
      wanted: async () => ({ texts, translations: document.translations, isPublished: true }),
      found: before
        ? {
            texts: {
              title: before.title,
              handle: before.handle,
              body_html: before.body,
              meta_description: before.description?.value ?? '',
            },
            translations: translations.get(before.id) ?? {},
            isPublished: before.isPublished,
          }
        : null,
      async write() {
        const { title, handle, body_html: body, meta_description: value } = texts;
        const type = 'single_line_text_field';
        const input = {
          title,
          handle,
          body,
          isPublished: true,
          metafields: [{ namespace: 'global', key: 'description_tag', type, value }],
        };
        const id = before
          ? await update(admin, kind, before.id, input)
          : await create(admin, kind, input);
        const others = Object.entries(document.translations).map(([language, one]) => [
          language,
          { ...one },
        ]);
        await translate(admin, id, Object.fromEntries(others));
      },
    };
  });
}

function update(admin: AdminClient, kind: WantedDocument['kind'], id: string, input: object) {
  return kind === 'page'
    ? write(admin, adminDocuments.pageUpdate, { id, page: input })
    : write(admin, adminDocuments.articleUpdate, { id, article: input });
}

async function create(admin: AdminClient, kind: WantedDocument['kind'], input: object) {
  if (kind === 'page') return write(admin, adminDocuments.pageCreate, { page: input });
  const article = { ...input, blogId: await blogId(admin), author: { name: shop.name } };
  return write(admin, adminDocuments.articleCreate, { article });
}

async function blogId(admin: AdminClient): Promise<string | undefined> {
  const { blogs } = await admin.send(adminDocuments.blogs, {}, blogList);
  return blogs.nodes.find(({ handle }) => handle === blogHandle)?.id;
}

/** Where editors write articles. */
export async function blogResource(admin: AdminClient): Promise<Resource> {
  const blog = { title: 'Knowledge', handle: blogHandle };
  return {
    name: `blog ${blogHandle}`,
    wanted: async () => blogHandle,
    // an editor may have given it another title
    found: (await blogId(admin)) ? blogHandle : null,
    write: async () => void (await write(admin, adminDocuments.blogCreate, { blog })),
  };
}
